import type { FlowWidget } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { FLOW_COMPARES, FLOW_GRANULARITIES } from '@rondo/domain/flow-asked';
import { FLOW_PERIODS, FLOW_WIDGET_BY, FLOW_WIDGETS, type FlowWidgetKind } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { FLOW_METRIC_KEYS } from '@rondo/domain/flow-metric';
import { isZoneDrawn } from '@rondo/domain/flow-zone';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { FloorFields } from './floor-fields.tsx';

interface Props {
  widget: FlowWidget;
  pictures: readonly FileRef[];
  onPicture: (picture: FileRef) => void;
  onDone: (widget: FlowWidget) => void;
  onClose: () => void;
}

/** Kinds of which one number alone is shown. */
const ONE: readonly FlowWidgetKind[] = ['number', 'gauge', 'heat', 'map', 'floor', 'pie'];

/** What a widget shows, and what it is asked otherwise than the dashboard. */
export function WidgetForm({ widget, pictures, onPicture, onDone, onClose }: Props) {
  const t = useT();
  const [draft, setDraft] = useState(widget);
  const put = (part: Partial<FlowWidget>) => setDraft((before) => ({ ...before, ...part }));
  const { kind, metrics, by, own } = draft;
  const guard = useDraftGuard(draft, onClose);
  const choices = FLOW_METRIC_KEYS.map((value) => ({
    ...{ value, label: t(`flowMetric.name.${value}`), title: t(`flowMetric.about.${value}`) },
  }));
  const needsMetric = kind !== 'text' && metrics.length === 0;
  const [isTried, setTried] = useState(false);
  const isDrawn = kind !== 'floor' || draft.zones.every(isZoneDrawn);
  const submit = () => {
    setTried(true);
    if (!needsMetric && isDrawn) onDone(draft);
  };
  const turn = (next: FlowWidgetKind) => {
    const fits = FLOW_WIDGET_BY[next];
    const kept = ONE.includes(next) ? metrics.slice(0, 1) : metrics;
    put({ kind: next, metrics: next === 'text' ? [] : kept, by: fits.includes(by) ? by : (fits[0] ?? 'none') });
  };
  const setOwn = (part: Partial<FlowWidget['own']>) =>
    put({ own: Object.fromEntries(Object.entries({ ...own, ...part }).filter(([, value]) => value !== undefined)) });
  return (
    <Dialog title={t('flowDashboard.widget.settings')} width={560} isSheet isSticky onClose={guard.close}>
      <ActForm verb={t('ui.done')} isBusy={false} onSubmit={submit} onClose={guard.close}>
        <SelectField
          label={t('flowDashboard.widget.kind')}
          value={kind}
          onChange={(value) => value && turn(value)}
          options={FLOW_WIDGETS.map((value) => ({ value, label: t(`flowDashboard.kind.${value}`) }))}
        />
        <TextField
          label={t('flowDashboard.widget.title')}
          hint={t('flowDashboard.widget.titleHint')}
          value={draft.title}
          maxLength={FLOW_LIMIT.name}
          onChange={(title) => put({ title })}
        />
        {kind === 'text' && (
          <TextField
            label={t('flowDashboard.widget.text')}
            rows={5}
            maxLength={FLOW_LIMIT.text}
            value={draft.text}
            onChange={(text) => put({ text })}
          />
        )}
        {kind !== 'text' && ONE.includes(kind) && (
          <SelectField
            label={t('flowDashboard.widget.metrics')}
            isRequired
            isSearchable
            value={metrics[0] ?? null}
            onChange={(value) => put({ metrics: value ? [value] : [] })}
            options={choices}
          />
        )}
        {kind !== 'text' && !ONE.includes(kind) && (
          <MultiSelectField
            label={t('flowDashboard.widget.metrics')}
            isRequired
            isSearchable
            value={metrics}
            onChange={(value) => put({ metrics: value.slice(0, FLOW_LIMIT.metrics) })}
            options={choices}
          />
        )}
        {FLOW_WIDGET_BY[kind].length > 1 && (
          <SelectField
            label={t('flowDashboard.widget.by')}
            value={by}
            onChange={(value) => value && put({ by: value })}
            options={FLOW_WIDGET_BY[kind].map((value) => ({ value, label: t(`flowDashboard.by.${value}`) }))}
          />
        )}
        {kind === 'gauge' && (
          <NumberField
            label={t('flowDashboard.widget.target')}
            isOptional
            min={0}
            max={LIMIT.wholeNumber}
            digits={2}
            value={draft.target}
            onChange={(target) => put({ target })}
          />
        )}
        {kind === 'floor' && (
          <FloorFields draft={draft} pictures={pictures} isTried={isTried} onPicture={onPicture} onPut={put} />
        )}
        {kind !== 'text' && <OwnFields own={own} onSet={setOwn} />}
      </ActForm>
      {guard.question}
    </Dialog>
  );
}

/** Period, comparison and length of parts of its own. */
function OwnFields({ own, onSet }: { own: FlowWidget['own']; onSet: (part: Partial<FlowWidget['own']>) => void }) {
  const t = useT();
  const usual = t('flowDashboard.widget.asDashboard');
  return (
    <fieldset className="flow-dashboard-own">
      <legend className="field-label">{t('flowDashboard.widget.own')}</legend>
      <p className="field-hint">{t('flowDashboard.widget.ownHint')}</p>
      <SelectField
        label={t('flowDashboard.filter.period')}
        isClearable
        placeholder={usual}
        value={own.period ?? null}
        onChange={(period) => onSet({ period: period ?? undefined })}
        options={FLOW_PERIODS.map((value) => ({ value, label: t(`flowDashboard.period.${value}`) }))}
      />
      <SelectField
        label={t('flowDashboard.filter.granularity')}
        isClearable
        placeholder={usual}
        value={own.granularity ?? null}
        onChange={(granularity) => onSet({ granularity: granularity ?? undefined })}
        options={FLOW_GRANULARITIES.map((value) => ({ value, label: t(`flowDashboard.granularity.${value}`) }))}
      />
      <SelectField
        label={t('flowDashboard.filter.compare')}
        isClearable
        placeholder={usual}
        value={own.compare ?? null}
        onChange={(compare) => onSet({ compare: compare ?? undefined })}
        options={FLOW_COMPARES.map((value) => ({ value, label: t(`flowDashboard.compare.${value}`) }))}
      />
    </fieldset>
  );
}
