import { templateOptions } from '@rondo/contract/template-options';
import type { Mode } from '@rondo/domain/task';
import { useDeferredValue, useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Cover } from '../../../shared/photo/cover.tsx';

type Props = { mode: Mode; shopId: string | null; templateId: string | null; onPick: (templateId: string) => void };

/** A search is offered from this many templates on. */
const SEARCH_FROM = 8;

/** Choosing a published template that fits the mode and may be used, at the store where one is chosen. */
export function TemplateChoice({ mode, shopId, templateId, onPick }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword);
  const found = useCall(
    templateOptions,
    { mode, keyword: asked, usable: true, ...(shopId ? { shopId } : {}) },
    { keepPrevious: true },
  );
  const rows = found.data ?? [];
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('inspection.start.template')}</legend>
      {(rows.length >= SEARCH_FROM || keyword !== '') && (
        <input
          type="search"
          className="thumb-field"
          aria-label={t('inspection.start.searchTemplate')}
          placeholder={t('inspection.start.searchTemplate')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      )}
      {rows.map((one) => (
        <label key={one.id} className="choice">
          <input type="radio" name="template" checked={one.id === templateId} onChange={() => onPick(one.id)} />
          <Cover file={one.cover} />
          <span>
            {one.name}
            <span className="meta choice-more">
              {t('inspection.start.templateMeta', { items: one.items, version: one.versionNo })}
            </span>
          </span>
        </label>
      ))}
      {found.isError && <p role="alert">{failureWords(found.error)}</p>}
      {found.data?.length === 0 && (
        <p role="status">
          {t('inspection.start.noTemplate')}
          <span className="meta choice-more">{t('inspection.start.noTemplateHint')}</span>
        </p>
      )}
    </fieldset>
  );
}
