import { LIMIT } from '@rondo/domain/limit';
import { type CheckItem, RECTIFY_WHEN } from '@rondo/domain/scoring/template';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { ItemPart } from './item-part.ts';
import { RectifyPeople } from './rectify-people.tsx';
import { SwitchRow } from './switch-row.tsx';

const BELOW_FIRST = 60;

/** Whether a failure starts a rectification by itself, when, and how long there is. */
export function RectifySwitch({ item, set, errorOf }: ItemPart) {
  const t = useT();
  const { rectify } = item;
  const { when, belowPercent, limitHours } = rectify;
  const words = t(`template.rectifyWhen.${when}`);
  const offered = RECTIFY_WHEN.filter((one) => one !== 'never' && (one !== 'on_options' || item.options.length > 0));
  const line =
    when === 'never'
      ? words
      : limitHours === null
        ? t('template.switchLine.rectifyDefault', { when: words })
        : t('template.switchLine.rectify', { when: words, hours: limitHours });
  return (
    <SwitchRow
      label={t('template.item.rectify')}
      line={line}
      isOn={when !== 'never'}
      onChange={(isOn) =>
        set({ rectify: { ...rectify, when: isOn ? 'on_fail' : 'never', belowPercent: null, optionIds: [] } })
      }
    >
      <div className="te-pair">
        <SelectField
          label={t('template.item.rectifyWhen')}
          value={when}
          options={offered.map((value) => ({
            value,
            label: t(`template.rectifyWhen.${value}`),
          }))}
          onChange={(next) =>
            next &&
            set({
              rectify: {
                ...rectify,
                when: next,
                belowPercent: next === 'below' ? (belowPercent ?? BELOW_FIRST) : null,
                optionIds: next === 'on_options' ? failing(item) : [],
              },
            })
          }
        />
        <NumberField
          label={t('template.item.limitHours')}
          isOptional
          value={limitHours}
          onChange={(hours) => set({ rectify: { ...rectify, limitHours: hours } })}
          min={1}
          max={LIMIT.rectification.limitHours}
          digits={0}
          placeholder={t('template.item.limitDefault')}
          error={errorOf('rectify.limitHours')}
        />
        {when === 'below' && (
          <NumberField
            label={t('template.item.belowPercent')}
            value={belowPercent ?? BELOW_FIRST}
            onChange={(percent) => set({ rectify: { ...rectify, belowPercent: percent } })}
            min={1}
            max={LIMIT.percent}
            suffix="%"
            error={errorOf('rectify.belowPercent')}
          />
        )}
      </div>
      {when === 'on_options' && (
        <MultiSelectField
          label={t('template.item.rectifyOptions')}
          value={rectify.optionIds}
          options={item.options.map(({ id, text }) => ({ value: id, label: text }))}
          onChange={(optionIds) => set({ rectify: { ...rectify, optionIds } })}
          error={errorOf('rectify.optionIds')}
        />
      )}
      <RectifyPeople item={item} set={set} errorOf={errorOf} />
    </SwitchRow>
  );
}

const failing = ({ options }: CheckItem): string[] => options.filter(({ isFail }) => isFail).map(({ id }) => id);
