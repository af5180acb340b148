import { DEVICE_FIELDS } from '@rondo/contract/device';
import { DEVICE_DRIVERS, DEVICE_KINDS, isControlled } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Faults } from '../../../shared/ui/form/use-draft-form.ts';
import type { Draft } from '../device-draft.ts';
import { CameraFields } from './camera-fields.tsx';
import { ProbeButton } from './probe-button.tsx';
import { ViaField } from './via-field.tsx';

interface Props {
  draft: Draft;
  faults: Faults;
  /** A password is kept already. */
  hasPassword: boolean;
  onChange: (patch: Partial<Draft>) => void;
}

/** The fields of the form: where it stands, how it is reached, what it sees. */
export function DeviceFields({ draft, faults, hasPassword, onChange }: Props) {
  const t = useT();
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => onChange({ [name]: value }),
  });
  const { driver } = draft;
  return (
    <>
      <ShopField
        label={t('device.field.shop')}
        isRequired
        value={draft.shopId}
        error={faults.shopId}
        // A gateway is one of its store.
        onChange={(shopId) => onChange({ shopId, edgeId: null })}
      />
      <Segment
        label={t('device.field.kind')}
        value={draft.kind}
        options={DEVICE_KINDS.map((value) => ({ value, label: t(`device.kind.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField label={t('device.field.name')} isRequired maxLength={DEVICE_FIELDS.name.max} {...field('name')} />
      <SelectField
        label={t('device.field.driver')}
        isRequired
        options={DEVICE_DRIVERS.map((value) => ({ value, label: t(`device.driver.${value}`) }))}
        value={driver}
        error={faults.driver}
        onChange={(next) => next && onChange({ driver: next, ...(next === 'file' ? { address: '' } : {}) })}
      />
      {driver !== 'file' && (
        <>
          {draft.shopId && <ViaField shopId={draft.shopId} {...field('edgeId')} />}
          <TextField
            label={t('device.field.address')}
            placeholder="192.168.1.64:80"
            maxLength={DEVICE_FIELDS.address.max}
            {...field('address')}
          />
          <TextField label={t('device.field.username')} maxLength={DEVICE_FIELDS.username.max} {...field('username')} />
          <TextField
            label={t('device.field.password')}
            type="password"
            autoComplete="new-password"
            {...(hasPassword ? { hint: t('device.passwordKept') } : {})}
            maxLength={LIMIT.device.password}
            {...field('password')}
          />
          {isControlled(driver) && <ProbeButton driver={driver} draft={draft} onChange={onChange} />}
        </>
      )}
      <CameraFields draft={draft} faults={faults} onChange={onChange} />
      <TextField label={t('device.field.serial')} maxLength={DEVICE_FIELDS.serial.max} {...field('serial')} />
      <TextField label={t('device.field.model')} maxLength={DEVICE_FIELDS.model.max} {...field('model')} />
      <TextField label={t('device.field.note')} rows={3} maxLength={DEVICE_FIELDS.note.max} {...field('note')} />
    </>
  );
}
