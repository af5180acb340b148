import { checkInApi } from '@rondo/contract/check-in';
import { CHECK_IN_FIELDS } from '@rondo/domain/check-in';
import { useSearchParams } from 'react-router';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { partLabel, partWords } from '../choices.ts';
import { ShopField, TemplateField } from './target-field.tsx';

/** What holds at a store with a template, and which layer each part comes from. The choice stands in the address. */
export function WhatHolds() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const shopId = params.get('shopId');
  const templateId = params.get('templateId');
  const found = useCall(
    checkInApi.resolved,
    { shopId: shopId ?? '', ...(templateId ? { templateId } : {}) },
    { enabled: shopId !== null, part: true },
  );
  const set = (name: 'shopId' | 'templateId', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <section className="card check-in-setting" aria-labelledby="check-in-holds">
      <h2 id="check-in-holds">{t('checkIn.setting.preview')}</h2>
      <p className="meta">{t('checkIn.setting.previewHint')}</p>
      <ShopField value={shopId} onChange={(id) => set('shopId', id)} />
      <TemplateField value={templateId} onChange={(id) => set('templateId', id)} />
      {found.isError && <p role="alert">{failureWords(found.error)}</p>}
      {found.data && (
        <Facts
          columns={1}
          items={CHECK_IN_FIELDS.map((field) => ({
            label: partLabel(field, t),
            value: (
              <>
                {partWords(field, found.data.policy, t)}{' '}
                <span className="meta">
                  {t('checkIn.setting.from', { layer: t(`checkIn.setting.layer.${found.data.from[field]}`) })}
                </span>
              </>
            ),
          }))}
        />
      )}
    </section>
  );
}
