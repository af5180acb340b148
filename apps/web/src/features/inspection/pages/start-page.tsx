import { inspectionApi } from '@rondo/contract/inspection';
import { shopOptions } from '@rondo/contract/shop-options';
import { MODES, type Mode, PURPOSES } from '@rondo/domain/task';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMissing } from '../../../shared/inspect/missing.ts';
import { MissingSetup } from '../../../shared/inspect/missing-setup.tsx';
import { ProcessSource } from '../../../shared/process/process-source.tsx';
import { ReviewSwitch } from '../../../shared/process/review-switch.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { FullPage } from '../../../shared/ui/form/full-page.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { ExtentChoice } from '../components/extent-choice.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { ShopChoice } from '../components/shop-choice.tsx';
import { TemplateChoice } from '../components/template-choice.tsx';
import { rememberShop } from '../start-recent.ts';
import { type Base, useBaseRecord } from '../use-base-record.ts';
import { offeredFor, useStartForm } from '../use-start-form.ts';
import '../components/sheet.css';
import '../components/start.css';

/** Starting an inspection without a task; `recordId` in the address: that record is inspected again. */
export default function StartPage() {
  const t = useT();
  const navigate = useNavigate();
  const { isAsked, base, error, refetch } = useBaseRecord();
  const missing = useMissing();
  const lacksBase = isAsked && !base;
  if (lacksBase && error === null) return <Spinner label={t('inspection.start.title')} />;
  const leaveTo = base ? `/inspect/record/${base.record.recordId}` : '/task';
  return (
    <StartFrame onLeave={() => void navigate(leaveTo)}>
      {lacksBase && (
        <FailedDetail
          noun={t('record.noun')}
          failure={error}
          onRetry={() => void refetch()}
          onClose={() => void navigate(leaveTo)}
        />
      )}
      {!lacksBase && !base && missing.length > 0 && <MissingSetup missing={missing} />}
      {!lacksBase && (base || missing.length === 0) && <StartForm key={base?.record.recordId} base={base} />}
    </StartFrame>
  );
}

function StartFrame({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <FullPage
      className="start-page"
      title={t('inspection.start.title')}
      leaveLabel={t('inspection.perform.leave')}
      onLeave={onLeave}
    >
      {children}
    </FullPage>
  );
}

/** Store, template, mode, purpose, reviewers; of what failed in a record only mode and reviewers are to be chosen. */
function StartForm({ base }: { base: Base | null }) {
  const t = useT();
  const form = useStartForm(base);
  const { extent, mode } = form;
  const onlyFailed = extent === 'failed' ? base : null;
  const shopId = onlyFailed?.shop.id ?? form.shopId;
  const begin = useBegin(form, onlyFailed);
  return (
    <>
      <div className="start-form">
        {base && (
          <>
            <h2>{t('reinspection.extent')}</h2>
            <ExtentChoice base={base} extent={extent} onPick={form.setExtent} />
          </>
        )}
        <h2>{t('inspection.start.shop')}</h2>
        {onlyFailed ? <OfRecord base={onlyFailed} /> : <ShopChoice shopId={form.shopId} onPick={form.setShop} />}
        <h2>{t('inspection.start.mode')}</h2>
        <Modes mode={mode} offered={onlyFailed ? offeredFor(onlyFailed) : MODES} onPick={form.setMode} />
        {!onlyFailed && <WhatAndWhy form={form} />}
        <h2>{t('inspection.start.reviewers')}</h2>
        <Reviewers form={form} shopId={shopId} />
      </div>
      <footer className="full-page-foot">
        {form.blocker && <p className="review-reason">{t(form.blocker)}</p>}
        <button
          type="button"
          className="button button-primary button-thumb"
          disabled={form.blocker !== null}
          aria-busy={begin.busy}
          onClick={begin.run}
        >
          {t('inspection.start.begin')}
        </button>
      </footer>
    </>
  );
}

type Form = ReturnType<typeof useStartForm>;

/** The template and the purpose of an inspection of a whole list. */
function WhatAndWhy({ form }: { form: Form }) {
  const t = useT();
  return (
    <>
      <h2>{t('inspection.start.template')}</h2>
      <TemplateChoice mode={form.mode} shopId={form.shopId} templateId={form.templateId} onPick={form.setTemplate} />
      <h2>{t('inspection.start.purpose')}</h2>
      <SelectField
        label={t('inspection.start.purpose')}
        isLabelHidden
        value={form.purpose}
        options={PURPOSES.map((one) => ({ value: one, label: t(`inspection.purpose.${one}`) }))}
        onChange={(next) => form.setPurpose(next ?? 'regular')}
      />
    </>
  );
}

/** Store and template as the record has them: what failed there cannot be inspected anywhere else. */
function OfRecord({ base: { shop, template } }: { base: Base }) {
  return (
    <div className="picked-shop">
      <span>
        <strong>{shop.name}</strong>
        <span className="meta">{shop.path}</span>
        <span className="meta">
          {template.name} v{template.versionNo}
        </span>
      </span>
    </div>
  );
}

/** Who reviews: what template or company preset, or people chosen for this inspection. */
function Reviewers({ form, shopId }: { form: Form; shopId: string | null }) {
  const t = useT();
  const me = useMe();
  const managers = useManagersOf(shopId);
  const { mode, preset, process, review, reviewers } = form;
  const isMissing = form.blocker === 'inspection.start.reviewersNeeded';
  const fields = (
    <>
      <ReviewSwitch isOn={review} isSelf={mode === 'self'} onChange={form.setReviewed} />
      {review && isMissing && <p className="field-hint">{t('inspection.start.reviewersNeeded')}</p>}
      {review && shopId && (
        <PeopleList
          label={t('inspection.start.reviewers')}
          shopId={shopId}
          chosen={reviewers}
          onChange={form.setReviewers}
          exceptId={me.id}
          lastIds={managers}
        />
      )}
      {review && !shopId && <p className="meta">{t('inspection.start.pickShop')}</p>}
    </>
  );
  if (!preset) return fields;
  return (
    <ProcessSource presets={[preset]} value={process} onChange={form.setProcess}>
      {fields}
    </ProcessSource>
  );
}

/** Begins what was chosen and opens it. */
function useBegin(form: Form, onlyFailed: Base | null) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { companyId } = useMe();
  const { shopId, templateId, mode, purpose, process, review, reviewers, requestId } = form;
  const onDone = ({ taskId }: { taskId: string }) => {
    const at = onlyFailed?.shop.id ?? shopId;
    if (at) rememberShop(localStorage, companyId, at);
    void navigate(`/inspect/perform/${taskId}${wallOf(params)}`, { replace: true });
  };
  const start = useAct(inspectionApi.start, { invalidates: ['task'], onDone });
  const reinspect = useAct(inspectionApi.reinspect, { invalidates: ['task'], onDone });
  const reviewerIds = review ? reviewers.map((one) => one.id) : [];
  const run = () => {
    if (onlyFailed) {
      void reinspect.run({ recordId: onlyFailed.record.recordId, mode, process, review, reviewerIds, requestId });
    } else if (shopId && templateId) {
      void start.run({ shopId, templateId, mode, purpose, process, review, reviewerIds, requestId });
    }
  };
  return { run, busy: start.busy || reinspect.busy };
}

/** The cameras that played where the inspection was begun go on playing beside it. */
function wallOf(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => name === 'cameras' || name === 'size');
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** Whoever runs the store comes last among those who could review its inspection. */
function useManagersOf(shopId: string | null): readonly string[] {
  const { data } = useCall(shopOptions, { ids: shopId ? [shopId] : [] }, { enabled: shopId !== null });
  return data?.find((shop) => shop.id === shopId)?.managerIds ?? NOBODY;
}
const NOBODY: readonly string[] = [];

type ModesProps = { mode: Mode; offered: readonly Mode[]; onPick: (mode: Mode) => void };

function Modes({ mode, offered, onPick }: ModesProps) {
  const t = useT();
  return (
    <fieldset className="choices start-modes">
      <legend className="visually-hidden">{t('inspection.start.mode')}</legend>
      {offered.map((one) => (
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
