import { inspectionApi } from '@rondo/contract/inspection';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { PURPOSES, type Purpose } from '@rondo/domain/task';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { v4 as uuid } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { PeopleList } from '../components/people-list.tsx';
import { ShopChoice } from '../components/shop-choice.tsx';
import { TemplateChoice } from '../components/template-choice.tsx';
import { rememberShop } from '../start-recent.ts';
import '../components/sheet.css';
import '../components/start.css';

/** Remote inspections are made beside the cameras, not here. */
const OFFERED = ['on_site', 'self'] as const;

/** Starting an inspection without a task: store, template, mode, purpose, reviewers. */
export default function StartPage() {
  const t = useT();
  const navigate = useNavigate();
  const isPhone = useNarrow();
  const me = useMe();
  const form = useStartForm();
  const { shopId, templateId, mode, purpose, reviewers } = form;
  const start = useAct(inspectionApi.start, {
    touches: ['task'],
    onDone: ({ taskId }) => {
      if (shopId) rememberShop(localStorage, me.companyId, shopId);
      void navigate(`/inspect/perform/${taskId}`, { replace: true });
    },
  });
  const begin = () => {
    if (!shopId || !templateId) return;
    const reviewerIds = reviewers.map((one) => one.id);
    void start.run({ shopId, templateId, mode, purpose, reviewerIds, requestId: form.requestId });
  };
  const Root = isPhone ? 'main' : 'section';
  return (
    <Root className="start-page" aria-label={t('inspection.start.title')}>
      <header>
        <button
          type="button"
          className="quiet sheet-close"
          aria-label={t('inspection.perform.leave')}
          onClick={() => void navigate('/task')}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <h1>{t('inspection.start.title')}</h1>
      </header>
      <div className="start-form">
        <h2>{t('inspection.start.shop')}</h2>
        <ShopChoice shopId={shopId} onPick={form.setShop} />
        <h2>{t('inspection.start.mode')}</h2>
        <Modes mode={mode} onPick={form.setMode} />
        <h2>{t('inspection.start.template')}</h2>
        <TemplateChoice mode={mode} templateId={templateId} onPick={form.setTemplate} />
        <h2 id="start-purpose">{t('inspection.start.purpose')}</h2>
        <select
          className="thumb-field"
          aria-labelledby="start-purpose"
          value={purpose}
          onChange={({ target }) => form.setPurpose(PURPOSES.find((one) => one === target.value) ?? 'regular')}
        >
          {PURPOSES.map((one) => (
            <option key={one} value={one}>
              {t(`inspection.purpose.${one}`)}
            </option>
          ))}
        </select>
        <h2>{t('inspection.start.reviewers')}</h2>
        {mode !== 'self' && <p className="meta start-hint">{t('inspection.start.reviewersHint')}</p>}
        {shopId ? (
          <PeopleList
            label={t('inspection.start.reviewers')}
            shopId={shopId}
            chosen={reviewers}
            onChange={form.setReviewers}
            exceptId={me.id}
          />
        ) : (
          <p className="meta">{t('inspection.start.pickShop')}</p>
        )}
      </div>
      <footer>
        {form.blocker && <p className="review-reason">{t(form.blocker)}</p>}
        <button
          type="button"
          className="button button-primary button-thumb"
          disabled={form.blocker !== null}
          aria-busy={start.busy}
          onClick={begin}
        >
          {t('inspection.start.begin')}
        </button>
      </footer>
    </Root>
  );
}

type Offered = (typeof OFFERED)[number];

function Modes({ mode, onPick }: { mode: Offered; onPick: (mode: Offered) => void }) {
  const t = useT();
  return (
    <fieldset className="choices start-modes">
      <legend className="visually-hidden">{t('inspection.start.mode')}</legend>
      {OFFERED.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="mode" checked={one === mode} onChange={() => onPick(one)} />
          <span>
            {t(`state.mode.${one}`)}
            <span className="meta choice-more">{t(`inspection.start.modeHint.${one}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function useStartForm() {
  const [params] = useSearchParams();
  const [shopId, setShop] = useState(params.get('shopId'));
  const [templateId, setTemplate] = useState(params.get('templateId'));
  const [mode, setModeOnly] = useState<Offered>(params.get('mode') === 'self' ? 'self' : 'on_site');
  const [purpose, setPurpose] = useState<Purpose>('regular');
  const [reviewers, setReviewers] = useState<PersonRef[]>([]);
  const [requestId] = useState(() => uuid());
  const blocker = !shopId
    ? 'inspection.start.pickShop'
    : !templateId
      ? 'inspection.start.pickTemplate'
      : mode === 'self' && reviewers.length === 0
        ? 'inspection.start.reviewersNeeded'
        : null;
  /** Another mode has other templates. */
  const setMode = (next: Offered) => {
    if (next !== mode) setTemplate(null);
    setModeOnly(next);
  };
  return {
    ...{ shopId, setShop, templateId, setTemplate, mode, setMode, purpose, setPurpose, reviewers, setReviewers },
    requestId,
    blocker,
  } as const;
}
