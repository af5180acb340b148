import { knowledgeApi } from '@rondo/contract/knowledge';
import { citedFile, citedPage } from '@rondo/domain/knowledge/cited-file';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BASE } from '../../../shared/session/leave.ts';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { ItemPart } from './item-part.ts';

/** The address at which this application stands, up to its first page. */
const HERE = `${window.location.origin}${BASE}`;

/** Where the way to do it right is written down: any page, or a file of the knowledge base with the passage that counts. */
export function KnowledgeFields({ item, set, errorOf }: ItemPart) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const fileId = citedFile(item.knowledgeUrl);
  const named = useCall(
    knowledgeApi.get,
    { id: fileId ?? '' },
    { part: true, hideErrors: true, enabled: fileId !== null },
  );
  const read = useCall(
    knowledgeApi.list,
    { set: 'all', kind: ['file'], keyword, sort: '-updated' },
    { part: true, keepPrevious: true, enabled: isOpen },
  );
  const known = named.data && fileId ? [{ value: fileId, label: named.data.name }] : [];
  const found = (read.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [...new Map([...known, ...found].map((one) => [one.value, one])).values()];
  return (
    <>
      <TextField
        label={t('template.item.knowledgeUrl')}
        hint={t('template.item.knowledgeHint')}
        value={item.knowledgeUrl ?? ''}
        onChange={(url) => set({ knowledgeUrl: url.trim() || null })}
        maxLength={LIMIT.template.link}
        error={errorOf('knowledgeUrl')}
      />
      <SelectField
        label={t('template.item.knowledgeFile')}
        value={fileId}
        onChange={(id) => set({ knowledgeUrl: id === null ? null : `${HERE}${citedPage(id)}` })}
        options={options}
        isClearable
        isSearchable
        onSearch={(text) => {
          setIsOpen(true);
          setKeyword(text);
        }}
        isLoading={isOpen && read.isFetching}
        onRetry={retryOf(read)}
      />
      {(fileId !== null || item.knowledgeQuote !== null) && (
        <TextField
          label={t('template.item.knowledgeQuote')}
          hint={t('template.item.knowledgeQuoteHint')}
          value={item.knowledgeQuote ?? ''}
          onChange={(quote) => set({ knowledgeQuote: quote.trim() === '' ? null : quote })}
          rows={3}
          maxLength={LIMIT.text.standard}
          error={errorOf('knowledgeQuote')}
        />
      )}
    </>
  );
}
