import { knowledgeApi } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import type { FormPart } from '../learning-draft.ts';

/** Dragging comes with the first files. */
const SortableList = lazy(() => import('../../../shared/ui/sortable-list.tsx'));

/** The files of a list in their order: looked for in the whole knowledge base as far as its author may view it. */
export function FormFiles({ draft: { files }, put, faults }: FormPart) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const read = useCall(
    knowledgeApi.list,
    { set: 'all', kind: ['file'], keyword, sort: '-updated' },
    { part: true, keepPrevious: true },
  );
  const found = (read.data?.list ?? []).map(({ id, name }) => ({ id, name }));
  const all = [...new Map([...files, ...found].map((one) => [one.id, one])).values()];
  const choose = (ids: string[]) =>
    put({ files: ids.slice(0, LIMIT.learning.files).flatMap((id) => all.find((one) => one.id === id) ?? []) });
  return (
    <div className="learning-part">
      <MultiSelectField
        label={`${t('learning.form.files')} *`}
        hint={t('learning.form.filesHint')}
        value={files.map(({ id }) => id)}
        onChange={choose}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
        isSearchable
        onSearch={setKeyword}
        isLoading={read.isFetching}
        onRetry={retryOf(read)}
      />
      {files.length > 0 && (
        <Suspense fallback={null}>
          <SortableList
            label={t('learning.form.files')}
            onChange={choose}
            items={files.map(({ id, name }) => ({
              ...{ key: id, label: name },
              after: (
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('learning.form.removeFile', { name })}
                  onClick={() => choose(files.filter((one) => one.id !== id).map((one) => one.id))}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden />
                </button>
              ),
            }))}
          />
        </Suspense>
      )}
      <FieldError>{faults.files}</FieldError>
    </div>
  );
}
