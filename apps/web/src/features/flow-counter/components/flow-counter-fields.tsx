import { COUNTER_KINDS, COUNTER_SOURCES } from '@rondo/domain/flow-counter';
import { FLOW_COUNTER_LIMIT } from '@rondo/domain/flow-counter-limit';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Faults } from '../../../shared/ui/form/use-draft-form.ts';
import type { Draft } from '../flow-counter-draft.ts';
import { useCamerasOf } from '../use-cameras-of.ts';
import { ShapeField } from './shape-field.tsx';

interface Props {
  draft: Draft;
  faults: Faults;
  /** Store, kind and source stay. */
  isNew: boolean;
  onChange: (patch: Partial<Draft>) => void;
}

/** The fields of the form: where, what, counted by whom. */
export function FlowCounterFields({ draft, faults, isNew, onChange }: Props) {
  const t = useT();
  return (
    <>
      {isNew && <FixedFields draft={draft} faults={faults} onChange={onChange} />}
      <TextField
        label={t('flowCounter.field.name')}
        isRequired
        maxLength={FLOW_COUNTER_LIMIT.name}
        value={draft.name}
        error={faults.name}
        onChange={(name) => onChange({ name })}
      />
      {draft.source === 'camera' ? (
        <CameraFields draft={draft} faults={faults} onChange={onChange} />
      ) : (
        <TextField
          label={t('flowCounter.field.code')}
          hint={t('flowCounter.codeHint')}
          isRequired
          maxLength={FLOW_COUNTER_LIMIT.code}
          value={draft.code}
          error={faults.code}
          onChange={(code) => onChange({ code })}
        />
      )}
      {draft.kind === 'entrance' && <StaffFields draft={draft} onChange={onChange} />}
    </>
  );
}

type PartProps = Omit<Props, 'isNew'>;

function FixedFields({ draft, faults, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <ShopField
        label={t('flowCounter.shop')}
        isRequired
        value={draft.shopId}
        error={faults.shopId}
        onChange={(shopId) => onChange({ shopId, cameraId: null, shape: null })}
      />
      <SelectField
        label={t('flowCounter.kind.title')}
        hint={t(`flowCounter.kindHint.${draft.kind}`)}
        isRequired
        options={COUNTER_KINDS.map((value) => ({ value, label: t(`flowCounter.kind.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => kind && onChange({ kind, shape: null })}
      />
      <div>
        <Segment
          label={t('flowCounter.source.title')}
          value={draft.source}
          options={COUNTER_SOURCES.map((value) => ({ value, label: t(`flowCounter.source.${value}`) }))}
          onChange={(source) => onChange({ source })}
        />
        <p className="meta">
          {t(`flowCounter.sourceHint.${draft.source}`)} · {t('flowCounter.fixedHint')}
        </p>
      </div>
    </>
  );
}

function CameraFields({ draft, faults, onChange }: PartProps) {
  const t = useT();
  const { shopId, cameraId } = draft;
  const { cameras, isKnown, isFetching, retry } = useCamerasOf(shopId);
  const isNone = shopId !== null && isKnown && cameras.length === 0;
  return (
    <>
      <SelectField
        label={t('flowCounter.field.cameraId')}
        isRequired
        options={cameras.map(({ id, name }) => ({ value: id, label: name }))}
        value={cameraId}
        error={faults.cameraId}
        {...(isNone ? { hint: t('flowCounter.cameraNone') } : {})}
        isDisabled={shopId === null}
        isLoading={isFetching}
        onRetry={retry}
        onChange={(next) => onChange({ cameraId: next })}
      />
      <ShapeField
        cameraId={cameraId}
        kind={draft.kind}
        value={draft.shape}
        error={faults.shape}
        onChange={(shape) => onChange({ shape })}
      />
    </>
  );
}

function StaffFields({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const t = useT();
  const { people, crossings } = FLOW_COUNTER_LIMIT.staff;
  return (
    <fieldset className="flow-counter-staff">
      <legend>{t('flowCounter.staff')}</legend>
      <NumberField
        label={t('flowCounter.field.staffPeople')}
        min={0}
        max={people}
        digits={0}
        value={draft.staffPeople}
        onChange={(staffPeople) => onChange({ staffPeople })}
      />
      <NumberField
        label={t('flowCounter.field.staffCrossings')}
        min={0}
        max={crossings}
        digits={0}
        value={draft.staffCrossings}
        onChange={(staffCrossings) => onChange({ staffCrossings })}
      />
      <p className="meta">{t('flowCounter.staffHint')}</p>
    </fieldset>
  );
}
