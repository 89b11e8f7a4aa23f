/** What is printed on the allies, from the rules. */
import rows from 'raenke:printed/kabale';
import { ruleOf } from '../options.svelte.ts';
import { texts } from '../texts.svelte.ts';

export interface AllyFace {
  number: string;
  works: 'always' | 'reveal' | 'award';
  domain: string | null;
  paragraph: string;
}

const NO_ALLY: AllyFace = { number: '?', works: 'always', domain: null, paragraph: 'K1.1' };

const ALLIES: Record<string, AllyFace> = Object.fromEntries(
  rows.map(({ id = '', value: number = '', paragraph = '', ...row }) => {
    const ability = row['its ability works'] ?? '';
    const works = ability.startsWith('when') ? 'reveal' : ability.startsWith('at the award') ? 'award' : 'always';
    const domain = /under (\w+)/.exec(number)?.[1] ?? null;
    return [id, { number: domain ? '8/12' : (/^[\d.]+/.exec(number)?.[0] ?? ''), works, domain, paragraph }];
  }),
);

/** The domains, in the order of their specialists. */
export const DOMAINS: string[] = Object.values(ALLIES).flatMap(({ domain }) => domain ?? []);

const DYES: Record<string, string> = { alchemy: 'plum', fencing: 'brick', agriculture: 'ochre', trade: 'leaf', religion: 'azure', music: 'rose' };

/** The dye of a domain's goals, as a value for CSS. */
export const dyeOf = (domain: string): string => `var(--${DYES[domain] ?? 'umber-dye'})`;

export const allyFace = (card: string): AllyFace => ALLIES[card] ?? NO_ALLY;

/** The number in an ally's corner, as the language writes it. */
export function cornerOf(card: string): string {
  const { number } = allyFace(card);
  return /^[\d.]+$/.test(number) ? texts.number(Number(number)) : number || '?';
}

/** What the one ally of a paragraph does, in a line. */
export function abilityOf(paragraph: string): string {
  const [ally, ...others] = Object.keys(ALLIES).filter((card) => ALLIES[card]!.paragraph === paragraph);
  return ally && !others.length ? ruleOf(`card-${ally}`) : '';
}
