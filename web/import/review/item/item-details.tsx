import { Checkbox } from '../../../design/field.tsx';
import { useWords } from '../../../language/locale.tsx';
import { formatName, formatNames } from '../../format.words.ts';
import { ItemDiagnostics } from './item-diagnostics.tsx';
import { EditTextButton } from './edit-text.tsx';
import { RecipeContents } from './recipe-contents.tsx';
import type { ImportPreviewItem } from '../review.api.ts';
import { reviewWords } from '../review.words.ts';

export interface ItemDetailsProps {
  readonly previewId: string;
  readonly item: ImportPreviewItem;
  readonly isRetained: boolean;
  readonly isDisabled: boolean;
  readonly onRetain: (id: string, isRetained: boolean) => void;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Everything that was extracted for one recipe, and where it comes from. */
export const ItemDetails = ({ previewId, item, isRetained, isDisabled, onRetain }: ItemDetailsProps) => {
  const words = useWords(reviewWords);
  const names = useWords(formatNames);
  const { source, recipe, diagnostics } = item;
  return (
    <div className="item-details">
      <RecipeContents recipe={recipe} />
      <ItemDiagnostics diagnostics={diagnostics} of="informational" />
      <dl className="item-details-source">
        <dt>{words.readAs}</dt>
        <dd>{formatName(source.format_id, source.format_name, names)}</dd>
        {source.attribution !== undefined && <dt>{words.by}</dt>}
        {source.attribution !== undefined && <dd>{source.attribution}</dd>}
        {source.filename !== undefined && <dt>{words.fileIs}</dt>}
        {source.filename !== undefined && <dd>{source.filename}</dd>}
        {source.url !== undefined && <dt>{words.foundAt}</dt>}
        {source.url !== undefined && (
          <dd>
            {isWebAddress(source.url) ? (
              <a href={source.url} target="_blank" rel="noreferrer">
                {source.url}
              </a>
            ) : (
              source.url
            )}
          </dd>
        )}
      </dl>
      {source.can_retain && (
        <Checkbox
          isSelected={isRetained}
          isDisabled={isDisabled}
          onChange={(isSelected) => onRetain(item.id, isSelected)}
        >
          {words.keepOriginal}
        </Checkbox>
      )}
      {item.can_commit && <EditTextButton previewId={previewId} item={item} isDisabled={isDisabled} />}
    </div>
  );
};
