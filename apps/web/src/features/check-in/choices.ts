import { CHECK_IN_FIELDS, type CheckInChoices, type CheckInField, type CheckInPolicy } from '@rondo/domain/check-in';
import type { Translate } from '../../shared/i18n.tsx';

/** What a part of the settings is called. */
export const partLabel = (field: CheckInField, t: Translate): string => {
  const labels: Record<CheckInField, string> = {
    required: t('checkIn.setting.required'),
    methods: t('checkIn.setting.methods'),
    combine: t('checkIn.setting.combine'),
    radiusM: t('checkIn.setting.radius'),
    outside: t('checkIn.setting.outside'),
    minimumStayMin: t('checkIn.setting.stay'),
    beforeOpening: t('checkIn.setting.beforeOpening'),
  };
  return labels[field];
};

/** What a part says, in words. */
export function partWords(field: CheckInField, policy: CheckInPolicy, t: Translate): string {
  switch (field) {
    case 'required':
      return t(`checkIn.setting.requiredOf.${policy.required}`);
    case 'methods':
      return policy.methods.map((method) => t(`checkIn.method.${method}`)).join(' · ');
    case 'combine':
      return t(`checkIn.setting.combineOf.${policy.combine}`);
    case 'radiusM':
      return String(policy.radiusM);
    case 'outside':
      return t(`checkIn.setting.outsideOf.${policy.outside}`);
    case 'minimumStayMin':
      return String(policy.minimumStayMin);
    case 'beforeOpening':
      return t(`checkIn.setting.beforeOpeningOf.${policy.beforeOpening}`);
    default:
      return field satisfies never;
  }
}

export const NOTHING_SAID: CheckInChoices = {
  ...{ required: null, methods: null, combine: null },
  ...{ radiusM: null, outside: null, minimumStayMin: null, beforeOpening: null },
};

/** The parts that a layer says something about. */
export const saidBy = (choices: CheckInChoices): CheckInField[] =>
  CHECK_IN_FIELDS.filter((field) => choices[field] !== null);

/** A layer's own part over what stands above. */
export function filled(choices: CheckInChoices, above: CheckInPolicy): CheckInPolicy {
  return {
    required: choices.required ?? above.required,
    methods: choices.methods ?? above.methods,
    combine: choices.combine ?? above.combine,
    radiusM: choices.radiusM ?? above.radiusM,
    outside: choices.outside ?? above.outside,
    minimumStayMin: choices.minimumStayMin ?? above.minimumStayMin,
    beforeOpening: choices.beforeOpening ?? above.beforeOpening,
  };
}
