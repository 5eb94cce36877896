import { PAD } from './line-context.ts';
import type { LineContext } from './line-context.ts';
import { combineHashes } from './word-hashes.ts';

/**
 * The version of the features, which are 32-bit hashes and never exist as text. After any change to this file or to
 * what it is computed from (tokens, line context, word hashes), raise the version and retrain with `npm run
 * train:ingredients`. Decision 13 has the measurements by which the features were chosen.
 */
export const FEATURE_VERSION = 3;

/** How many hashes each word has. */
export const FEATURES_PER_TOKEN = 29;

/** The two sides of each feature of one word, by its name. Hashed in a loop, which takes half the time of 29 calls. */
const first = new Int32Array(FEATURES_PER_TOKEN + 1);
const second = new Int32Array(FEATURES_PER_TOKEN + 1);
const nameHashes = first.map((_, name) => Math.imul(name, 0x27d4eb2f));

const put = (name: number, a: number, b: number): void => {
  first[name] = a;
  second[name] = b;
};

/** Writes FEATURES_PER_TOKEN hashes for each word of a line into `into`. */
export const writeFeatures = (line: LineContext, into: Int32Array): void => {
  const { word, stem, suffix, prefix, shape, punctuationBefore, positionFlags } = line;
  const end = line.tokens.length + PAD;
  let out = 0;
  for (let at = PAD; at < end; at += 1) {
    const here = word[at] ?? 0;
    const before = word[at - 1] ?? 0;
    const after = word[at + 1] ?? 0;
    const stemHere = stem[at] ?? 0;
    const ending = suffix[at] ?? 0;
    const endingBefore = suffix[at - 1] ?? 0;
    const endingAfter = suffix[at + 1] ?? 0;
    const form = shape[at] ?? 0;
    const marksBefore = punctuationBefore[at] ?? 0;
    const marksAfter = punctuationBefore[at + 1] ?? 0;
    const spot = positionFlags[at] ?? 0;
    const turn = line.cueWord[at] ?? 0;
    const edges = (at === PAD ? 1 : 0) + (at === end - 1 ? 2 : 0);
    // The word, and how it is built.
    put(1, here, 0);
    put(2, stemHere, 0);
    put(3, ending, 0);
    put(4, prefix[at] ?? 0, 0);
    put(5, form, edges);
    put(6, here, edges);
    // Its neighbours.
    put(7, before, marksBefore);
    put(8, after, marksAfter);
    put(9, word[at - 2] ?? 0, 0);
    put(10, word[at + 2] ?? 0, 0);
    put(11, word[at - 2] ?? 0, here);
    put(12, here, word[at + 2] ?? 0);
    put(13, stem[at - 1] ?? 0, stemHere);
    put(14, stemHere, stem[at + 1] ?? 0);
    put(15, combineHashes(endingBefore, marksBefore), ending);
    put(16, ending, combineHashes(endingAfter, marksAfter));
    put(
      17,
      combineHashes(shape[at - 1] ?? 0, marksBefore),
      combineHashes(form, combineHashes(shape[at + 1] ?? 0, marksAfter)),
    );
    // Where in the line it stands.
    put(18, spot, 0);
    put(19, here, spot & 31);
    put(20, stemHere, spot & 7);
    put(21, ending, spot & 31);
    // What its stretch of the line began with, and the last word that turned it.
    put(22, line.clauseStartWithDistance[at] ?? 0, spot & 1);
    put(23, ending, line.clauseStartWithDistance[at] ?? 0);
    put(24, turn, spot & 31);
    put(25, turn, stemHere);
    put(26, line.cueWordWithDistance[at] ?? 0, form);
    put(27, combineHashes(marksBefore, turn), combineHashes(marksAfter, form));
    put(28, combineHashes(marksBefore, marksAfter), ending);
    put(29, combineHashes(punctuationBefore[at - 1] ?? 0, marksBefore), combineHashes(ending, marksAfter));
    for (let name = 1; name <= FEATURES_PER_TOKEN; name += 1) {
      into[out] = combineHashes((first[name] ?? 0) ^ (nameHashes[name] ?? 0), second[name] ?? 0);
      out += 1;
    }
  }
};
