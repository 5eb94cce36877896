import type { Format } from './format.ts';

let loaded: Promise<readonly Format[]> | undefined;

/** One line per folder with a `format.ts`, so that the bundle of the service contains them. In the order of detection. */
const load = async (): Promise<readonly Format[]> => {
  const modules = await Promise.all([
    import('./cooklang/format.ts'),
    import('./copymethat/format.ts'),
    import('./docx/format.ts'),
    import('./markdown/format.ts'),
    import('./mastercook/format.ts'),
    import('./mealie/format.ts'),
    import('./mealmaster/format.ts'),
    import('./my-recipe-box/format.ts'),
    import('./nextcloud-cookbook/format.ts'),
    import('./paprika/format.ts'),
    import('./pdf/format.ts'),
    import('./plain-text/format.ts'),
    import('./plan-to-eat/format.ts'),
    import('./recipe-keeper/format.ts'),
    import('./recipeml/format.ts'),
    import('./recipesage/format.ts'),
    import('./schema-org/format.ts'),
    import('./tandoor/format.ts'),
    import('./tureen-bundle/format.ts'),
    import('./web-page/format.ts'),
  ]);
  return modules.map(({ format }) => format);
};

/** Loads every format once, on first use. */
export const loadFormats = (): Promise<readonly Format[]> => (loaded ??= load());
