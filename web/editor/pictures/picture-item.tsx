import { ImageOff } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Menu, MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Picture } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';

export interface PictureItemProps {
  readonly picture: Picture;
  readonly number: number;
  readonly url: string | undefined;
  readonly error: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly actions: readonly {
    readonly text: string;
    readonly icon: ReactNode;
    readonly isOffered: boolean;
    readonly act: () => void;
  }[];
}

const objectUrls = new WeakMap<File, string>();

/** The object URL of a chosen file before its upload. There are only a few, so they live as long as the page. */
const getObjectUrl = (file: File): string => {
  const url = objectUrls.get(file) ?? URL.createObjectURL(file);
  objectUrls.set(file, url);
  return url;
};

/** An image with its alternative text and its menu. */
export const PictureItem = ({ picture, number, url, error, onAlt, actions }: PictureItemProps) => {
  const words = useWords(editorWords);
  const errorId = useId();
  const source = picture.file === undefined ? url : getObjectUrl(picture.file);
  return (
    <li className="picture-item" data-picture={picture.key}>
      <div className="picture-item-frame">
        {source === undefined ? (
          <ImageOff aria-hidden />
        ) : (
          <img src={source} alt={picture.alt || words.picture(number)} />
        )}
        {number === 1 && <span className="picture-item-main">{words.mainPicture}</span>}
      </div>
      <div className="picture-item-text">
        <input
          className="field-input"
          aria-label={`${words.picture(number)}: ${words.pictureAlt}`}
          placeholder={words.pictureAlt}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={picture.alt}
          onChange={({ target }) => onAlt(target.value)}
        />
        <Menu label={words.pictureActions(number)}>
          {actions
            .filter(({ isOffered }) => isOffered)
            .map(({ text, icon, act }) => (
              <MenuItem key={text} icon={icon} onAction={act}>
                {text}
              </MenuItem>
            ))}
        </Menu>
      </div>
      {error !== undefined && (
        <span id={errorId} className="field-fault">
          {error}
        </span>
      )}
    </li>
  );
};
