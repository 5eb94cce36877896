import { useWords } from '../../language/locale.tsx';
import type { AllergenDeclaration, DietaryClaim, RecipeDocument } from '../document.ts';
import { extrasWords } from './extras.words.ts';
import './claims.css';

const PRESENCES = ['contains', 'may_contain', 'free_from'] as const;

/** Qualifiers of a statement, in parentheses. */
const formatQualifiers = (...parts: readonly (string | undefined)[]): string => {
  const said = parts.filter(Boolean);
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
};

/** Allergens and diets as the recipe states them. */
export const Claims = ({ document }: { readonly document: RecipeDocument }) => {
  const words = useWords(extrasWords);
  const { allergen_declarations: allergens, dietary_claims: diets, variants, language } = document;
  const getVariantText = ({ variant_ref }: AllergenDeclaration | DietaryClaim): string | undefined => {
    const title = variants?.find(({ id }) => id === variant_ref)?.title ?? variant_ref;
    return title === undefined ? undefined : words.onlyFor(title);
  };
  const names: Readonly<Record<string, unknown>> = words;
  const dietText = (claim: DietaryClaim): string => {
    const { diet = '', suitability, text } = claim;
    const named = names[diet];
    const name = typeof named === 'string' ? named : diet.replaceAll('-', ' ');
    if (suitability === 'suitable' || suitability === 'unsuitable' || suitability === 'adaptable') {
      return words[suitability](name);
    }
    return text ?? name;
  };
  return (
    <>
      {(allergens?.length ?? 0) > 0 && (
        <section>
          <h2>{words.allergens}</h2>
          <dl className="claims">
            {PRESENCES.map((presence) => ({
              presence,
              said: allergens?.filter((one) => one.presence === presence) ?? [],
            }))
              .filter(({ said }) => said.length > 0)
              .map(({ presence, said }) => (
                <div key={presence} data-presence={presence}>
                  <dt>{words[presence]}</dt>
                  <dd lang={language}>
                    {said.map((one) => one.substance + formatQualifiers(one.condition, getVariantText(one))).join(', ')}
                  </dd>
                </div>
              ))}
          </dl>
          <p className="recipe-extras-soft">{words.allergensAsStated}</p>
        </section>
      )}
      {(diets?.length ?? 0) > 0 && (
        <section>
          <h2>{words.diets}</h2>
          <ul className="recipe-extras-list">
            {diets?.map((claim) => (
              <li key={JSON.stringify(claim)}>
                {dietText(claim)}
                <span lang={language}>{formatQualifiers(claim.condition, claim.subject, getVariantText(claim))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
