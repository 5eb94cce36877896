import { ArrowDown, ArrowUp, Camera, ImageUp, Star, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Picture } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { newRowKey } from '../rows/use-row-keyboard.ts';
import { PictureItem } from './picture-item.tsx';
import './picture-list.css';

export interface PictureListProps {
  readonly pictures: readonly Picture[];
  /** The URL of a stored image; undefined if it is not stored here. */
  readonly getUrl: (key: string) => string | undefined;
  /** Errors of images, by key. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (edit: (pictures: readonly Picture[]) => readonly Picture[]) => void;
}

const movePicture = (pictures: readonly Picture[], from: number, to: number): readonly Picture[] => {
  const picture = pictures[from];
  return picture === undefined ? pictures : pictures.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, picture);
};

/** Images from any source: file dialog, camera, drop or paste. The first is the main one. */
export const PictureList = ({ pictures, getUrl, errors, onChange }: PictureListProps) => {
  const words = useWords(editorWords);
  const [isRejected, setRejected] = useState(false);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { length } = pictures;
  const removed = useRef<{ readonly place: number; readonly of: number }>(undefined);
  // The menu of a removed image disappears with it, so the focus moves to the next one or to the add button.
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
    const images = filterPictures(all);
    setRejected(images.length < all.length);
    append(images);
  };

  const paste = useEffectEvent((event: ClipboardEvent): void => append(getPastedPictures(event)));
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);

  const handleDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDraggedOver(true);
  };
  return (
    <section ref={section} className="picture-list" aria-label={words.pictures}>
      <div
        className="picture-list-target"
        data-over={isDraggedOver || undefined}
        onDragOver={handleDragOver}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDraggedOver(false);
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
                url={getUrl(picture.key)}
                error={errors.get(picture.key)}
                onAlt={(alt) =>
                  onChange((before) => before.map((one) => (one.key === picture.key ? { ...one, alt } : one)))
                }
                actions={[
                  {
                    text: words.makeMain,
                    icon: <Star />,
                    isOffered: place > 0,
                    act: () => onChange((b) => movePicture(b, place, 0)),
                  },
                  {
                    text: words.moveUp,
                    icon: <ArrowUp />,
                    isOffered: place > 1,
                    act: () => onChange((b) => movePicture(b, place, place - 1)),
                  },
                  {
                    text: words.moveDown,
                    icon: <ArrowDown />,
                    isOffered: place < length - 1,
                    act: () => onChange((b) => movePicture(b, place, place + 1)),
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
      {isRejected && <Notice kind="warning">{words.noPicture}</Notice>}
    </section>
  );
};

/** What the service stores and every browser shows. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const filterPictures = (files: Iterable<File>): readonly File[] =>
  [...files].filter(({ type }) => PICTURE_TYPES.includes(type));

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Images on the clipboard. Text copied from a spreadsheet or document comes with an image of it: in a text field, the
 * text is meant.
 */
const getPastedPictures = ({ clipboardData, target }: ClipboardEvent): readonly File[] =>
  clipboardData === null || (clipboardData.types.includes('text/plain') && isTextField(target))
    ? []
    : filterPictures(clipboardData.files);
