import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { Menu, MenuItem } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Picture } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';

export interface PictureItemProps {
  readonly picture: Picture;
  readonly number: number;
  readonly address: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly actions: readonly {
    readonly text: string;
    readonly icon: ReactNode;
    readonly isOffered: boolean;
    readonly act: () => void;
  }[];
}

/** Where a file that was chosen can be looked at before it is sent. */
const useFileAddress = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** A picture, what there is to see on it, and what can be done with it. */
export const PictureItem = ({ picture, number, address, onAlt, actions }: PictureItemProps) => {
  const words = useWords(editorWords);
  const chosen = useFileAddress(picture.file);
  const source = chosen ?? address;
  return (
    <li className="picture-item">
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
    </li>
  );
};
