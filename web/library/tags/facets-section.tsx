import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { facetsQuery } from '../../api/organization.ts';
import type { Facet } from '../../api/organization.ts';
import { Button } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading, Section } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { facetKindWords, facetKinds } from '../../parts/facet.words.ts';
import { DeleteLabel } from './delete-label.tsx';
import { FacetForm } from './facet-form.tsx';
import { LabelList } from './label-list.tsx';
import { tagsWords } from './tags.words.ts';

type OpenDialog =
  | { readonly what: 'new' }
  /** As it was when the form opened: the form outlives it, with what was typed. */
  | { readonly what: 'edit'; readonly facet: Facet | undefined }
  | { readonly what: 'delete'; readonly id: string };

/** Facets by kind; kinds without facets are hidden. */
export const FacetsSection = () => {
  const words = useWords(tagsWords);
  const kindWords = useWords(facetKindWords);
  const permissions = usePermissions();
  const { data: facets = [], isPending, isSuccess, isError, error, refetch } = useQuery(facetsQuery);
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const find = (id: string) => facets.find((one) => one.id === id);
  const labelToDelete = open?.what === 'delete' ? find(open.id) : undefined;
  return (
    <Section
      title={words.facets}
      lead={words.facetsLead}
      actions={
        permissions.canEdit && (
          <Button icon={<Plus aria-hidden />} onPress={() => setOpen({ what: 'new' })}>
            {words.newFacet}
          </Button>
        )
      }
    >
      {isPending && <Loading label={words.loading} />}
      {isError && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {isSuccess && facets.length === 0 && <p className="tags-empty">{words.noFacets}</p>}
      {facetKinds.map((kind) => {
        const labels = facets
          .filter((one) => one.kind === kind)
          .map(({ id, value }) => ({ id, name: value, search: { facet: [id] } }));
        return (
          labels.length > 0 && (
            <div key={kind} className="tags-kind">
              <h3>{kindWords[kind]}</h3>
              <LabelList
                labels={labels}
                onEdit={(id) => setOpen({ what: 'edit', facet: find(id) })}
                onDelete={(id) => setOpen({ what: 'delete', id })}
              />
            </div>
          )
        );
      })}
      {open?.what === 'new' && <FacetForm facet={undefined} onClose={close} />}
      {open?.what === 'edit' && <FacetForm facet={open.facet} onClose={close} />}
      {labelToDelete !== undefined && (
        <DeleteLabel noun="facets" label={{ ...labelToDelete, name: labelToDelete.value }} onClose={close} />
      )}
    </Section>
  );
};
