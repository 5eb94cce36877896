import { Link } from '@tanstack/react-router';

import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { FacetsSection } from './tags/facets-section.tsx';
import { TagsSection } from './tags/tags-section.tsx';
import { tagsWords } from './tags/tags.words.ts';
import './tags/tags.css';

/** Tags and facets. */
export const TagsPage = () => {
  const words = useWords(tagsWords);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="reading"
      back={
        <Link to="/" preload="intent">
          {words.back}
        </Link>
      }
    >
      <TagsSection />
      <FacetsSection />
    </Page>
  );
};
