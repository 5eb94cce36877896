import { isSameJson } from '../../json.ts';
import type { InstructionSection, Step } from '../../schema/instruction.schemas.ts';
import { getSchemaOrg } from '../unknown-properties.ts';
import { mapSides, mergeProperties, replaceProperties } from './merge-properties.ts';
import type { MergeSides } from './merge-properties.ts';
import { findFaithfulArrangement, reconcileItems } from './reconcile-list.ts';
import type { Reconciled } from './reconcile-list.ts';
import { getStepKey } from './schema-org-round-trip.ts';
import type { SchemaOrgRoundTrip } from './schema-org-round-trip.ts';

/** How steps refer to images. */
export interface ImageNames {
  /** Whether an id of the document refers to an image that is serialized. */
  readonly isSerialized: (id: string) => boolean;
  /** The document's id for an image, by the id that parsing assigned. */
  readonly toDocumentId: (id: string) => string;
}

const TEXT_PROPERTIES: ReadonlySet<string> = new Set(['title', 'text']);

/** Also merges the preserved schema.org properties. */
const withSchemaOrg = <T extends object>(part: T, sides: MergeSides<T>): T => {
  const { embedded, base, current } = mapSides(sides, getSchemaOrg);
  const merged = mergeProperties(embedded, base, current);
  return mergeProperties(part, { schema_org: embedded }, Object.keys(merged).length > 0 ? { schema_org: merged } : {});
};

class StepReconciler {
  readonly #baseRoundTrip: SchemaOrgRoundTrip;
  readonly #currentRoundTrip: SchemaOrgRoundTrip;
  readonly #images: ImageNames;

  constructor(baseRoundTrip: SchemaOrgRoundTrip, currentRoundTrip: SchemaOrgRoundTrip, images: ImageNames) {
    this.#baseRoundTrip = baseRoundTrip;
    this.#currentRoundTrip = currentRoundTrip;
    this.#images = images;
  }

  reconcile({ embedded, base, current }: MergeSides<readonly Step[]>): Reconciled<Step>[] {
    const items = reconcileItems(embedded, base, current, {
      getEmbeddedKey: (step) => this.#baseRoundTrip.stepKey(step),
      getKey: getStepKey,
      rewriteRule: 'in-place',
      merge: (embeddedStep, baseStep, currentStep) => this.#merge(embeddedStep, baseStep, currentStep),
    });
    return items.map((reconciled) =>
      reconciled.embeddedIndex === undefined
        ? { ...reconciled, item: this.withDocumentImageIds(reconciled.item) }
        : reconciled,
    );
  }

  /** A parsed step with the document's image ids. */
  withDocumentImageIds(step: Step): Step {
    return step.asset_ids ? { ...step, asset_ids: step.asset_ids.map((id) => this.#images.toDocumentId(id)) } : step;
  }

  #merge(embedded: Step, base: Step, current: Step): Step {
    const [baseText, currentText] = [base, current].map(({ title, text }): Step => ({
      ...(title && { title }),
      ...(text && { text }),
    }));
    const changed = mergeProperties(embedded, baseText ?? {}, currentText ?? {});
    const isFaithful = this.#currentRoundTrip.stepKey(changed) === getStepKey(current);
    const step = isFaithful ? changed : replaceProperties(embedded, currentText ?? {}, TEXT_PROPERTIES);
    return withSchemaOrg(this.#mergeImages(step, base, current), { embedded, base, current });
  }

  #mergeImages(embedded: Step, base: Step, current: Step): Step {
    if (isSameJson(base.asset_ids ?? [], current.asset_ids ?? [])) return embedded;
    const hidden = (embedded.asset_ids ?? []).filter((id) => !this.#images.isSerialized(id));
    const visible = (current.asset_ids ?? []).map((id) => this.#images.toDocumentId(id));
    return { ...embedded, asset_ids: [...new Set([...visible, ...hidden])] };
  }
}

const getSteps = (sections: readonly InstructionSection[]): Step[] => sections.flatMap(({ steps }) => steps ?? []);

/** Merges the sections. A renamed section is still the same one. */
const reconcileSections = (
  { embedded, base, current }: MergeSides<readonly InstructionSection[]>,
  baseRoundTrip: SchemaOrgRoundTrip,
): Reconciled<InstructionSection>[] =>
  reconcileItems(embedded, base, current, {
    getEmbeddedKey: ({ steps, title }) => ((steps ?? []).length === 0 ? undefined : baseRoundTrip.label(title)),
    getKey: ({ title }) => title ?? '',
    rewriteRule: 'in-place',
    merge: (embeddedSection, baseSection, currentSection) => {
      const [baseTitle, currentTitle] = [baseSection, currentSection].map(({ title }): InstructionSection => ({
        ...(title && { title }),
      }));
      return withSchemaOrg(mergeProperties(embeddedSection, baseTitle ?? {}, currentTitle ?? {}), {
        embedded: embeddedSection,
        base: baseSection,
        current: currentSection,
      });
    },
  });

/** Distributes the steps to the current sections; hidden steps follow their predecessors. */
const arrangeSteps = (
  sections: readonly Reconciled<InstructionSection>[],
  current: readonly InstructionSection[],
  steps: readonly Reconciled<Step>[],
): InstructionSection[] => {
  const sectionIndexes = current.flatMap((section, index) => (section.steps ?? []).map(() => index));
  const filled: Step[][] = current.map(() => []);
  let section = 0;
  let step = 0;
  for (const { item, isVisible } of steps) {
    if (isVisible) {
      section = sectionIndexes[step] ?? section;
      step += 1;
    }
    filled[section]?.push(item);
  }
  let next = 0;
  return sections.map(({ item, isVisible }) => {
    if (!isVisible) return item;
    next += 1;
    return { ...item, steps: filled[next - 1] ?? [] };
  });
};

const summarize = (sections: readonly InstructionSection[]): readonly unknown[] =>
  sections.map(({ title, steps }) => [title ?? '', (steps ?? []).map(getStepKey)]);

/** Merges the edited steps into the instructions of the document. */
export const reconcileInstructions = (
  sides: MergeSides<readonly InstructionSection[]>,
  baseRoundTrip: SchemaOrgRoundTrip,
  currentRoundTrip: SchemaOrgRoundTrip,
  images: ImageNames,
): InstructionSection[] => {
  const { current } = sides;
  const sections = reconcileSections(sides, baseRoundTrip);
  const steps = new StepReconciler(baseRoundTrip, currentRoundTrip, images);
  const arrangedSections = findFaithfulArrangement(
    steps.reconcile(mapSides(sides, getSteps)),
    (list) => arrangeSteps(sections, current, list),
    (arranged) =>
      isSameJson(
        summarize(currentRoundTrip.document({ instruction_sections: arranged }).instruction_sections ?? []),
        summarize(current),
      ),
  );
  return (
    arrangedSections ??
    current.map((section) => ({
      ...section,
      steps: (section.steps ?? []).map((step) => steps.withDocumentImageIds(step)),
    }))
  );
};
