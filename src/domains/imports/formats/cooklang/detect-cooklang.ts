import type { DetectionConfidence } from '../format.ts';
import { parseFrontMatter } from '../../front-matter/parse-front-matter.ts';
import { FrontMatterFields } from '../../front-matter/front-matter-fields.ts';

/** What a file is shows early. */
const LOOKED_AT = 200_000;

/** `@olive oil{2%tbsp}`. The excluded characters keep CSS and other languages with braces from matching. */
const MEASURED = /(?:^|[\s(])@[^\s@#~{}][^@#~{}\n]{0,100}\{[^{}\n:;"<>]{0,60}%[^{}\n:;"<>]{0,60}\}/m;
const IN_BRACES = /(?:^|[\s(])@[^\s@#~{}][^@#~{}\n]{0,100}\{[^{}\n:;"<>]{0,60}\}/m;
const TIMER = /(?:^|[\s(])~[^\s@#~{}]{0,60}\{[^{}\n:;"<>]{1,60}%[^{}\n:;"<>]{0,60}\}/m;
/** `>> servings: 4`, limited to recipe keys because quoted mail starts with the same characters. */
const METADATA =
  /^>>\s{0,10}(?:title|servings?|serves|source|author|time|duration|time required|prep time|cook time|tags|course|cuisine|yield|\[\w{1,20}\])\s{0,10}:/im;
const ONE_WORD = /(?:^|\s)@\p{Ll}[\p{L}\p{N}-]{0,40}(?=[\s.,;:!?)]|$)/gmu;

/** Front matter keys that hold in Markdown what Cooklang puts into its steps. */
const ELSEWHERE = ['ingredients', 'directions', 'instructions', 'steps', 'layout', 'recipeIngredient'];

export const detectCooklang = (text: string): DetectionConfidence => {
  const head = text.slice(0, LOOKED_AT);
  if (/^\s*(?:<[!?a-z]|[{[]\s*["{[])/i.test(head.slice(0, 1000))) return 'no';
  const front = parseFrontMatter(head);
  if (front !== undefined && new FrontMatterFields(front.data).has(...ELSEWHERE)) return 'no';
  if (MEASURED.test(head)) return 'sure';
  if (IN_BRACES.test(head)) return TIMER.test(head) || METADATA.test(head) || front !== undefined ? 'sure' : 'likely';
  if (TIMER.test(head) || METADATA.test(head)) return 'likely';
  const words = new Set([...head.matchAll(ONE_WORD)].map(([word]) => word.trim()));
  return words.size > 1 ? 'maybe' : 'no';
};
