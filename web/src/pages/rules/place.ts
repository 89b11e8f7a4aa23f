/** Where a paragraph stands; apart from the other addresses, because it takes the list of all rules to know. */
import { gameOf } from '../../rules.ts';
import { bookAddress } from './address.ts';

export const paragraphAddress = (number: string): string => `${bookAddress(gameOf(number))}#${number}`;
