import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import { saysTheSame } from '../same-json.ts';
import { mergeProperties, overlaid } from './merge-part.ts';
import { wordsOf } from './look.ts';
import type { Look } from './look.ts';
import { firstThatReads, reconcileItems } from './reconcile-list.ts';
import type { Reconciled } from './reconcile-list.ts';
import { schemaOrgOf } from './schema-org-of.ts';
import { partOf } from './sides.ts';
import type { Sides } from './sides.ts';

/** How steps refer to pictures. */
export interface Pictures {
  /** Whether an id of the document refers to a picture that is written. */
  readonly isWritten: (id: string) => boolean;
  /** The current id of a picture, by the id assigned on reading. */
  readonly renamed: (id: string) => string;
}

const WORDS: ReadonlySet<string> = new Set(['title', 'text']);

/** Adds schema.org properties that the document cannot express. */
const withSchemaOrg = <T extends object>(part: T, sides: Sides<T>): T => {
  const { portable, was, visible } = partOf(sides, schemaOrgOf);
  const merged = mergeProperties(portable, was, visible);
  return mergeProperties(part, { schema_org: portable }, Object.keys(merged).length > 0 ? { schema_org: merged } : {});
};

class Steps {
  readonly #before: Look;
  readonly #now: Look;
  readonly #pictures: Pictures;

  constructor(before: Look, now: Look, pictures: Pictures) {
    this.#before = before;
    this.#now = now;
    this.#pictures = pictures;
  }

  reconcile({ portable, was, visible }: Sides<readonly Step[]>): Reconciled<Step>[] {
    const items = reconcileItems(portable, was, visible, {
      keyOfOwn: (own) => this.#before.words(own),
      keyOf: wordsOf,
      rewriting: 'in-place',
      merge: (own, old, young) => this.#merged(own, old, young),
    });
    return items.map((one) => (one.from === undefined ? { ...one, item: this.added(one.item) } : one));
  }

  /** A new step, with the document's picture ids. */
  added(step: Step): Step {
    return step.asset_ids ? { ...step, asset_ids: step.asset_ids.map((id) => this.#pictures.renamed(id)) } : step;
  }

  #merged(own: Step, was: Step, now: Step): Step {
    const [old, young] = [was, now].map(({ title, text }): Step => ({
      ...(title && { title }),
      ...(text && { text }),
    }));
    const changed = mergeProperties(own, old ?? {}, young ?? {});
    const isRight = this.#now.words(changed) === wordsOf(now);
    const step = isRight ? changed : overlaid(own, young ?? {}, WORDS);
    return withSchemaOrg(this.#withPictures(step, was, now), { portable: own, was, visible: now });
  }

  #withPictures(own: Step, was: Step, now: Step): Step {
    if (saysTheSame(was.asset_ids ?? [], now.asset_ids ?? [])) return own;
    const hidden = (own.asset_ids ?? []).filter((id) => !this.#pictures.isWritten(id));
    const shown = (now.asset_ids ?? []).map((id) => this.#pictures.renamed(id));
    return { ...own, asset_ids: [...new Set([...shown, ...hidden])] };
  }
}

const stepsIn = (sections: readonly InstructionSection[]): Step[] => sections.flatMap(({ steps }) => steps ?? []);

/** Pairs sections by title; a renamed section is still the same one. */
const reconcileSections = (
  { portable, was, visible }: Sides<readonly InstructionSection[]>,
  before: Look,
): Reconciled<InstructionSection>[] =>
  reconcileItems(portable, was, visible, {
    keyOfOwn: (own) => ((own.steps ?? []).length === 0 ? undefined : before.label(own.title)),
    keyOf: ({ title }) => title ?? '',
    rewriting: 'in-place',
    merge: (own, old, young) => {
      const [a, b] = [old, young].map(({ title }): InstructionSection => ({ ...(title && { title }) }));
      return withSchemaOrg(mergeProperties(own, a ?? {}, b ?? {}), { portable: own, was: old, visible: young });
    },
  });

/** The steps of each visible section, with hidden ones after their neighbors. */
const gathered = (
  sections: readonly Reconciled<InstructionSection>[],
  visible: readonly InstructionSection[],
  steps: readonly Reconciled<Step>[],
): InstructionSection[] => {
  const placeOf = visible.flatMap(({ steps: all }, place) => (all ?? []).map(() => place));
  const filled: Step[][] = visible.map(() => []);
  let place = 0;
  let step = 0;
  for (const { item, isSeen } of steps) {
    if (isSeen) {
      place = placeOf[step] ?? place;
      step += 1;
    }
    filled[place]?.push(item);
  }
  let next = 0;
  return sections.map(({ item, isSeen }) => {
    if (!isSeen) return item;
    next += 1;
    return { ...item, steps: filled[next - 1] ?? [] };
  });
};

const shownIn = (sections: readonly InstructionSection[]): readonly unknown[] =>
  sections.map(({ title, steps }) => [title ?? '', (steps ?? []).map(wordsOf)]);

/** Updates the document's instructions step by step to the visible state. */
export const reconcileInstructions = (
  sides: Sides<readonly InstructionSection[]>,
  before: Look,
  now: Look,
  pictures: Pictures,
): InstructionSection[] => {
  const { visible } = sides;
  const sections = reconcileSections(sides, before);
  const steps = new Steps(before, now, pictures);
  const found = firstThatReads(
    steps.reconcile(partOf(sides, stepsIn)),
    (list) => gathered(sections, visible, list),
    (all) => saysTheSame(shownIn(now.of({ instruction_sections: all }).instruction_sections ?? []), shownIn(visible)),
  );
  return (
    found ?? visible.map((section) => ({ ...section, steps: (section.steps ?? []).map((step) => steps.added(step)) }))
  );
};
