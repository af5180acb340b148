import type { Alerts } from '@rondo/contract/message';
import { LIVE_MESSAGE_CATEGORIES, type LiveMessageCategory } from '@rondo/domain/live';
import { ALERT_PACES } from '@rondo/domain/message-alert';
import type { Channel } from '@rondo/domain/sender';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { Sent } from './alert-ways.ts';
import { categoryIcon } from './category-icon.ts';
import { useBrowserNotices } from './use-browser-notices.ts';

interface Props {
  chosen: Alerts;
  onPut: (sent: Sent) => void;
}

/** How soon each category is told by a channel. */
export function PaceRows({ channel, isPossible, chosen, onPut }: Props & { channel: Channel; isPossible: boolean }) {
  const t = useT();
  return (
    <CategoryRows
      chosen={chosen}
      channel={channel}
      control={(category) => {
        const pace = chosen.paces.find((one) => one.channel === channel && one.category === category)?.pace ?? 'off';
        return (
          <SelectField
            label={t('message.alerts.onIn', {
              category: t(`message.category.${category}`),
              channel: t(`message.alerts.channel.${channel}`),
            })}
            isLabelHidden
            isDisabled={!isPossible && pace === 'off'}
            options={ALERT_PACES.map((value) => ({ value, label: t(`message.alerts.pace.${value}`) }))}
            value={pace}
            onChange={(next) => next && onPut({ paces: [{ channel, category, pace: next }] })}
          />
        );
      }}
    />
  );
}

/** The categories that the browser tells while a page is open and nobody looks at it. */
export function BrowserRows({ chosen, onPut }: Props) {
  const t = useT();
  const notices = useBrowserNotices();
  const canBrowser = notices.state !== 'unknown' && notices.state !== 'blocked';
  const tell = async (category: LiveMessageCategory, isOn: boolean) => {
    if (isOn && !(await notices.allow())) return;
    onPut({ browser: [{ category, isOn }] });
  };
  return (
    <>
      <CategoryRows
        chosen={chosen}
        channel="browser"
        control={(category) => (
          <CategorySwitch
            category={category}
            isOn={chosen.browser.includes(category)}
            canSwitchOn={canBrowser}
            onChange={(isOn) => void tell(category, isOn)}
          />
        )}
      />
      {notices.state === 'unknown' && <p className="meta">{t('message.alerts.noBrowser')}</p>}
      {notices.state === 'blocked' && <p className="meta">{t('message.alerts.blocked')}</p>}
    </>
  );
}

interface SwitchProps {
  category: LiveMessageCategory;
  isOn: boolean;
  canSwitchOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What was chosen on another device can be switched off here too. */
function CategorySwitch({ category, isOn, canSwitchOn, onChange }: SwitchProps) {
  const t = useT();
  const id = useId();
  const words = { category: t(`message.category.${category}`), channel: t('message.alerts.channel.browser') };
  return (
    <span className="alert-switch">
      <label htmlFor={id} className="visually-hidden">
        {t('message.alerts.onIn', words)}
      </label>
      <Switch id={id} isOn={isOn} isDisabled={!(canSwitchOn || isOn)} onChange={onChange} />
    </span>
  );
}

interface RowsProps {
  chosen: Alerts;
  channel: Channel | 'browser';
  control: (category: LiveMessageCategory) => ReactNode;
}

/** A row a category, with the other channels by which it is told. */
function CategoryRows({ chosen, channel, control }: RowsProps) {
  const t = useT();
  return (
    <ul className="alert-rows">
      {LIVE_MESSAGE_CATEGORIES.map((category) => {
        const Icon = categoryIcon[category];
        return (
          <li key={category}>
            <span className="alert-name">
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>
                {t(`message.category.${category}`)}
                <AlsoBy chosen={chosen} category={category} channel={channel} />
              </span>
            </span>
            {control(category)}
          </li>
        );
      })}
    </ul>
  );
}

function AlsoBy({ chosen, category, channel }: Omit<RowsProps, 'control'> & { category: LiveMessageCategory }) {
  const t = useT();
  const paces = chosen.paces.filter(
    (one) => one.category === category && one.channel !== channel && one.pace !== 'off',
  );
  const said = paces.map((one) =>
    t('message.alerts.also', {
      channel: t(`message.alerts.channel.${one.channel}`),
      pace: t(`message.alerts.pace.${one.pace}`),
    }),
  );
  if (channel !== 'browser' && chosen.browser.includes(category)) said.push(t('message.alerts.channel.browser'));
  return said.length === 0 ? null : <span className="meta alert-also">{said.join(' · ')}</span>;
}
