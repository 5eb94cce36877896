import { ArrowDown, ArrowUp, Camera, ImageUp, Star, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Picture } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { newRowKey } from '../rows/use-row-keys.ts';
import { PictureItem } from './picture-item.tsx';
import { PICTURE_TYPES, pastedPictures, picturesIn } from './pictures-in.ts';
import './picture-list.css';

export interface PictureListProps {
  readonly pictures: readonly Picture[];
  /** Where a stored picture is; undefined for one that is not stored here. */
  readonly addressOf: (key: string) => string | undefined;
  /** What is wrong with a picture, by its key. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (edit: (pictures: readonly Picture[]) => readonly Picture[]) => void;
}

const moved = (pictures: readonly Picture[], from: number, to: number): readonly Picture[] => {
  const picture = pictures[from];
  return picture === undefined ? pictures : pictures.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, picture);
};

/** Pictures by whatever way they come: chosen, taken, dropped, pasted. The first is the one to show. */
export const PictureList = ({ pictures, addressOf, faults, onChange }: PictureListProps) => {
  const words = useWords(editorWords);
  const [isRefused, setRefused] = useState(false);
  const [isOver, setOver] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { length } = pictures;
  const removed = useRef<{ readonly place: number; readonly of: number }>(undefined);
  // The menu of a picture goes with it: the focus goes to the next one, or to where another is chosen.
  useEffect(() => {
    if (removed.current === undefined || removed.current.of === length) return;
    const menus = section.current?.querySelectorAll<HTMLElement>('.picture-item button') ?? [];
    const next = menus[Math.min(removed.current.place, menus.length - 1)];
    (next ?? section.current?.querySelector<HTMLElement>('.picture-list-ways button'))?.focus();
    removed.current = undefined;
  }, [length]);

  const append = (files: readonly File[]): void => {
    if (files.length === 0) return;
    onChange((before) => [...before, ...files.map((file) => ({ key: newRowKey(), alt: '', file }))]);
  };
  const add = (files: Iterable<File>): void => {
    const all = [...files];
    const images = picturesIn(all);
    setRefused(images.length < all.length);
    append(images);
  };

  const paste = useEffectEvent((event: ClipboardEvent): void => append(pastedPictures(event)));
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);

  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section ref={section} className="picture-list" aria-label={words.pictures}>
      <div
        className="picture-list-target"
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
      >
        {length > 0 && (
          <ol className="picture-list-pictures">
            {pictures.map((picture, place) => (
              <PictureItem
                key={picture.key}
                picture={picture}
                number={place + 1}
                address={addressOf(picture.key)}
                fault={faults.get(picture.key)}
                onAlt={(alt) =>
                  onChange((before) => before.map((one) => (one.key === picture.key ? { ...one, alt } : one)))
                }
                actions={[
                  {
                    text: words.makeMain,
                    icon: <Star />,
                    isOffered: place > 0,
                    act: () => onChange((b) => moved(b, place, 0)),
                  },
                  {
                    text: words.moveUp,
                    icon: <ArrowUp />,
                    isOffered: place > 1,
                    act: () => onChange((b) => moved(b, place, place - 1)),
                  },
                  {
                    text: words.moveDown,
                    icon: <ArrowDown />,
                    isOffered: place < length - 1,
                    act: () => onChange((b) => moved(b, place, place + 1)),
                  },
                  {
                    text: words.remove,
                    icon: <Trash2 />,
                    isOffered: true,
                    act: () => {
                      removed.current = { place, of: length };
                      onChange((b) => b.toSpliced(place, 1));
                    },
                  },
                ]}
              />
            ))}
          </ol>
        )}
        <div className="picture-list-ways">
          <FileTrigger acceptedFileTypes={PICTURE_TYPES} allowsMultiple onSelect={(files) => files && add(files)}>
            <Button icon={<ImageUp />}>{words.choosePictures}</Button>
          </FileTrigger>
          <span className="picture-list-camera">
            <FileTrigger
              acceptedFileTypes={PICTURE_TYPES}
              defaultCamera="environment"
              onSelect={(files) => files && add(files)}
            >
              <Button icon={<Camera />}>{words.takePicture}</Button>
            </FileTrigger>
          </span>
          <span className="picture-list-hint">{words.dropPictures}</span>
        </div>
      </div>
      {isRefused && <Notice kind="warning">{words.noPicture}</Notice>}
    </section>
  );
};
