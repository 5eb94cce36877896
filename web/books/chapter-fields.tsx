import { ArrowUp, Plus, X } from 'lucide-react';

import { randomId } from '../api/client.ts';
import { Button, IconButton } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { booksWords } from './books.words.ts';
import './chapter-fields.css';

export interface ChapterInput {
  readonly id: string;
  readonly title: string;
}

export interface ChapterFieldsProps {
  readonly chapters: readonly ChapterInput[];
  readonly onChange: (chapters: readonly ChapterInput[]) => void;
}

/** The chapters of a book in order; one without a title is not saved. */
export const ChapterFields = ({ chapters, onChange }: ChapterFieldsProps) => {
  const words = useWords(booksWords);
  const formats = useFormats();
  return (
    <fieldset className="chapter-fields">
      <legend>{words.chapters}</legend>
      {chapters.map((chapter, index) => {
        const name = words.chapter(formats.number(index + 1));
        return (
          <div key={chapter.id} className="chapter-fields-line">
            <TextField
              label={name}
              hideLabel
              placeholder={name}
              value={chapter.title}
              maxLength={500}
              onChange={(title) => onChange(chapters.with(index, { ...chapter, title }))}
            />
            <IconButton
              label={words.chapterUp(chapter.title || name)}
              isDisabled={index === 0}
              onPress={() => {
                const before = chapters[index - 1];
                if (before !== undefined) onChange(chapters.with(index - 1, chapter).with(index, before));
              }}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              label={words.removeChapter(chapter.title || name)}
              onPress={() => onChange(chapters.filter((one) => one !== chapter))}
            >
              <X />
            </IconButton>
          </div>
        );
      })}
      {chapters.length > 0 && <p className="field-hint">{words.chaptersHint}</p>}
      <Button icon={<Plus aria-hidden />} onPress={() => onChange([...chapters, { id: randomId(), title: '' }])}>
        {words.addChapter}
      </Button>
    </fieldset>
  );
};
