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
  readonly address: string | undefined;
  readonly fault: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly actions: readonly {
    readonly text: string;
    readonly icon: ReactNode;
    readonly isOffered: boolean;
    readonly act: () => void;
  }[];
}

const addresses = new WeakMap<File, string>();

/** The object URL of a chosen file before its upload. There are only a few, so they live as long as the page. */
const addressOfFile = (file: File): string => {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
};

/** An image with its alternative text and its menu. */
export const PictureItem = ({ picture, number, address, fault, onAlt, actions }: PictureItemProps) => {
  const words = useWords(editorWords);
  const faultId = useId();
  const source = picture.file === undefined ? address : addressOfFile(picture.file);
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
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : faultId}
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
      {fault !== undefined && (
        <span id={faultId} className="field-fault">
          {fault}
        </span>
      )}
    </li>
  );
};
