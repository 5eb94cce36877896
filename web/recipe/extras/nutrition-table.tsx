import type { Formats } from '../../language/format.ts';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { Nutrition } from '../document.ts';
import { extrasWords } from './extras.words.ts';
import './nutrition-table.css';

type Nutrient = NonNullable<Nutrition['nutrients']>[number];

const formatNutrient = ({ amount, unit, text }: Nutrient, formats: Formats): string => {
  const number = amount?.value ?? amount?.min ?? amount?.max;
  if (number === undefined) return text ?? '';
  const [top, bottom = '1'] = number.split('/');
  return `${formats.number(Number(top) / Number(bottom))} ${unit ?? ''}`.trim();
};

/** Nutrition as the source states it; never calculated here. */
export const NutritionTable = ({ nutrition: { basis, nutrients } }: { readonly nutrition: Nutrition }) => {
  const words = useWords(extrasWords);
  const formats = useFormats();
  const names: Readonly<Record<string, unknown>> = words;
  const rows = (nutrients ?? []).map((one) => ({ ...one, shown: formatNutrient(one, formats) }));
  if (rows.length === 0) return null;
  const text = basis?.text ?? basis?.quantity?.text;
  const per = {
    serving: words.perServing,
    recipe: words.perRecipe,
    quantity: text === undefined ? undefined : words.per(text),
  }[basis?.kind ?? ''];
  return (
    <section>
      <h2>{words.nutrition}</h2>
      <table className="nutrition-table">
        {per !== undefined && <caption>{per}</caption>}
        <tbody>
          {rows.map(({ nutrient, shown }) => {
            const name = names[nutrient];
            return (
              <tr key={nutrient}>
                <th scope="row">{typeof name === 'string' ? name : nutrient.replaceAll('-', ' ')}</th>
                <td>{shown}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
