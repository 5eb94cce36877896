import { factBeforeNumber, factIn } from '../../shared/vocabulary/read-label.ts';
import { unitNamed } from './unit-word.ts';

const UNITS: ReadonlySet<string> = new Set(['count.serving', 'count.person', 'count.portion']);
/** `4 personnes`, `4-6 Portionen`, `for 4 people`. */
const COUNT =
  /^(?:for |für |pour |para |per |voor |för |til |pro |dla |на |для )?(?:ca\.? |about |approx\.? )?\p{N}+(?:\s*(?:-|–|to|à|bis|a|до)\s*\p{N}+)?\s*(\p{L}[\p{L}.]*)$/iu;
const UNSPACED = /^\p{N}+\s*(?:人分|人份|人前|인분|個分|枚分)/u;
const LONGEST = 50;

const countsPeople = (text: string): boolean => {
  const [, word] = COUNT.exec(text) ?? [];
  return word !== undefined && UNITS.has(unitNamed(word));
};

/** Whether a line says how many the recipe is for, and nothing else: `Serves 4`, `Portionen: 4`, `4 personnes`. */
export const isYieldText = (text: string): boolean => {
  if (text.length > LONGEST || !/\p{N}/u.test(text)) return false;
  if (UNSPACED.test(text) || countsPeople(text)) return true;
  const { kind, value = '' } = factIn(text) ?? factBeforeNumber(text) ?? {};
  return kind === 'yield' && /^(?:about |ca\.? |etwa )?\p{N}/u.test(value);
};

/** `4 Personen` of `Zutaten für 4 Personen`, `4人分` of `材料（4人分）`. */
export const yieldIn = (text: string): string | undefined => {
  const [found] = /\p{N}+(?:\s*(?:-|–|to|bis|à)\s*\p{N}+)?\s*\p{L}[\p{L}.]*/u.exec(text) ?? [];
  return found !== undefined && isYieldText(found) ? found : undefined;
};
