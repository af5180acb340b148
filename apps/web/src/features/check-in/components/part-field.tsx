import {
  CHECK_IN_BEFORE_OPENING,
  CHECK_IN_COMBINES,
  CHECK_IN_METHODS,
  CHECK_IN_OUTSIDE,
  CHECK_IN_REQUIRED,
  type CheckInField,
  type CheckInPolicy,
  NATIVE_CHECK_IN_METHODS,
} from '@rondo/domain/check-in';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { partLabel } from '../choices.ts';

type Props = {
  field: CheckInField;
  value: CheckInPolicy;
  onChange: (part: Partial<CheckInPolicy>) => void;
};

const { radiusMeters, stayMinutes, accuracyMeters, retries } = LIMIT.checkIn;

/** The control of one part of the check-in settings. */
export function PartField({ field, value, onChange }: Props) {
  const t = useT();
  const label = partLabel(field, t);
  switch (field) {
    case 'required':
      return (
        <SelectField
          label={label}
          value={value.required}
          options={CHECK_IN_REQUIRED.map((one) => ({ value: one, label: t(`checkIn.setting.requiredOf.${one}`) }))}
          onChange={(required) => required && onChange({ required })}
        />
      );
    case 'methods':
      return <Methods value={value} onChange={onChange} />;
    case 'combine':
      return (
        <SelectField
          label={label}
          value={value.combine}
          options={CHECK_IN_COMBINES.map((one) => ({ value: one, label: t(`checkIn.setting.combineOf.${one}`) }))}
          onChange={(combine) => combine && onChange({ combine })}
        />
      );
    case 'radiusM':
      return (
        <NumberField
          label={label}
          hint={t('checkIn.setting.radiusHint', radiusMeters)}
          {...radiusMeters}
          digits={0}
          value={value.radiusM}
          onChange={(radiusM) => onChange({ radiusM })}
        />
      );
    case 'outside':
      return (
        <SelectField
          label={label}
          value={value.outside}
          options={CHECK_IN_OUTSIDE.map((one) => ({ value: one, label: t(`checkIn.setting.outsideOf.${one}`) }))}
          onChange={(outside) => outside && onChange({ outside })}
        />
      );
    case 'minimumStayMin':
      return (
        <NumberField
          label={label}
          hint={t('checkIn.setting.stayHint')}
          {...stayMinutes}
          digits={0}
          value={value.minimumStayMin}
          onChange={(minimumStayMin) => onChange({ minimumStayMin })}
        />
      );
    case 'beforeOpening':
      return (
        <SelectField
          label={label}
          hint={t('checkIn.setting.beforeOpeningHint')}
          value={value.beforeOpening}
          options={CHECK_IN_BEFORE_OPENING.map((one) => ({
            value: one,
            label: t(`checkIn.setting.beforeOpeningOf.${one}`),
          }))}
          onChange={(beforeOpening) => beforeOpening && onChange({ beforeOpening })}
        />
      );
    default:
      return field satisfies never;
  }
}

/** The ways a browser knows, and those that it cannot know, with the reason. */
function Methods({ value, onChange }: Omit<Props, 'field'>) {
  const t = useT();
  const { methods } = value;
  return (
    <fieldset className="check-in-methods">
      <legend className="field-label">{t('checkIn.setting.methods')}</legend>
      {CHECK_IN_METHODS.map((method) => (
        <Checkbox
          key={method}
          label={t(`checkIn.method.${method}`)}
          isChecked={methods.includes(method)}
          onChange={(isOn) =>
            onChange({ methods: CHECK_IN_METHODS.filter((one) => (one === method ? isOn : methods.includes(one))) })
          }
        />
      ))}
      {NATIVE_CHECK_IN_METHODS.map((method) => (
        <Checkbox
          key={method}
          label={t(`checkIn.setting.native.${method}`)}
          isChecked={false}
          isDisabled
          onChange={() => {}}
        >
          {t(`checkIn.setting.native.${method}`)} <span className="meta">{t('checkIn.setting.nativeWhy')}</span>
        </Checkbox>
      ))}
      {methods.length === 0 && <p className="check-in-fault">{t('checkIn.setting.methodNeeded')}</p>}
      {methods.includes('position') && (
        <p className="field-hint">{t('checkIn.setting.accuracy', { meters: accuracyMeters, times: retries })}</p>
      )}
    </fieldset>
  );
}
