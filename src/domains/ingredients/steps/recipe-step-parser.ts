import type { StepGenerator } from '../../../platform/threads/steps.ts';
import type { Language } from '../../units/index.ts';
import { parseStepWith } from './parse-step.ts';
import type { ParsedStep, StepContext } from './parse-step.ts';
import type { SectionScope } from './sections/section-index.ts';
import { UseFinder } from './uses/find-uses.ts';

/** A section of the instructions. */
interface StepSection {
  readonly title?: string | undefined;
  readonly steps: readonly { readonly title?: string | undefined; readonly text?: string | undefined }[];
}

/** Parses the steps of one recipe. The ingredients are indexed once, so that many steps take no longer each than few. */
export class RecipeStepParser {
  private readonly finder: UseFinder;
  private readonly language: Language;

  constructor({ language = 'en', ingredients = [], convention }: Omit<StepContext, 'section'>) {
    this.finder = new UseFinder(ingredients, language, convention);
    this.language = language;
  }

  /** Parses all steps, section by section, and can pause after each. */
  *parse(sections: readonly StepSection[]): StepGenerator<ParsedStep[][]> {
    const scopes = yield* this.scopesOf(sections);
    const { sections: index } = this.finder.names;
    const parsed: ParsedStep[][] = [];
    for (const [at, { steps }] of sections.entries()) {
      const ofSection: ParsedStep[] = [];
      for (const { title, text = '' } of steps) {
        const scope = scopes[at] ?? index.findByTitle(title);
        ofSection.push(parseStepWith(this.finder, text, scope, this.language));
        yield;
      }
      parsed.push(ofSection);
    }
    return parsed;
  }

  /** The ingredient sections that each section of the instructions corresponds to, by its title or else by the order. */
  private *scopesOf(sections: readonly StepSection[]): StepGenerator<readonly (SectionScope | undefined)[]> {
    const { sections: index } = this.finder.names;
    const byTitle = sections.map(({ title }) => index.findByTitle(title));
    const titled = [...sections.keys()].filter((at) => isTitled(sections[at]));
    const isComplete = titled.every((at) => byTitle[at] !== undefined);
    if (isComplete || index.count < 2 || titled.length !== index.count) return byTitle;
    const byOrder = [...byTitle];
    for (const [position, at] of titled.entries()) {
      const number = position + 1;
      const scope = byTitle[at];
      const isSame = scope?.length === 1 && scope[0] === number;
      const fits = scope === undefined ? yield* this.namesOnly(number, sections[at]) : isSame;
      if (!fits) return byTitle;
      byOrder[at] = [number];
    }
    return byOrder;
  }

  /** Whether the steps name an ingredient that only this section has, and none that only another has. */
  private *namesOnly(number: number, section: StepSection | undefined): StepGenerator<boolean> {
    let isNamed = false;
    for (const { text = '' } of section?.steps ?? []) {
      for (const named of this.finder.findTelltaleSections(text)) {
        if (named !== number) return false;
        isNamed = true;
      }
      yield;
    }
    return isNamed;
  }
}

const isTitled = (section: StepSection | undefined): boolean => (section?.title ?? '').trim() !== '';
