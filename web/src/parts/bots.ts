/** A bot's title and level; a bot without a text goes by its own name. */
import { texts } from '../texts.svelte.ts';

const textOr = (key: string, bot: string): string => (texts.has(key) ? texts.text(key) : bot);

export const botTitle = (bot: string): string => textOr(`server-bot-${bot}`, bot);
export const botLevel = (bot: string): string => textOr(`web-level-${bot}`, bot);
