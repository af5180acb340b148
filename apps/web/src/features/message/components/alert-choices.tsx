import type { Input } from '@rondo/contract/kit/endpoint';
import { type Alerts, messageApi } from '@rondo/contract/message';
import { LIVE_MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { MAIL_PACES, type MailPace } from '@rondo/domain/message-alert';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { keyOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { categoryIcon } from './category-icon.ts';
import { QuietChoice } from './quiet-choice.tsx';
import { useBrowserNotices } from './use-browser-notices.ts';
import './alert-choices.css';

type Sent = Input<typeof messageApi.setAlerts>;

/** What is chosen once a change is in. */
function choiceAfter(before: Alerts, { mail = [], browser = [], quiet = before.quiet }: Sent): Alerts {
  const off = browser.filter(({ isOn }) => !isOn).map(({ category }) => category);
  const on = browser.filter(({ isOn }) => isOn).map(({ category }) => category);
  return {
    mail: before.mail.map((one) => mail.find(({ category }) => category === one.category) ?? one),
    browser: [...new Set([...before.browser, ...on])].filter((category) => !off.includes(category)),
    quiet,
  };
}

/** How the reader is told beside the message centre: each category by mail and by the browser, and when by neither. Kept at once. */
export function AlertChoices() {
  const t = useT();
  const { data, isLoadingError, refetch } = useCall(messageApi.alerts, {}, { part: true });
  const client = useQueryClient();
  const save = useAct(messageApi.setAlerts, { onDone: () => toast.ok(t('message.alerts.saved')) });
  if (isLoadingError) {
    return (
      <p role="alert">
        {t('message.alerts.failed')}{' '}
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('ui.retry')}
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonRows rows={4} />;
  const { address, hasMailServer, ...chosen } = data;
  /** Shown at once; what is refused is as it was. */
  const put = (sent: Sent) => {
    client.setQueryData(keyOf(messageApi.alerts, {}), { ...data, ...choiceAfter(chosen, sent) });
    void save.run(sent).then((done) => (done ? null : refetch()));
  };
  return (
    <div className="alert-choices">
      <MailNote address={address} hasMailServer={hasMailServer} />
      <CategoryRows chosen={chosen} canMail={address !== null} onPut={put} />
      <QuietChoice quiet={chosen.quiet} onPut={(quiet) => put({ quiet })} />
    </div>
  );
}

/** Where mails go, or why none do. */
function MailNote({ address, hasMailServer }: { address: string | null; hasMailServer: boolean }) {
  const t = useT();
  if (address === null) return <p className="meta">{t('message.alerts.noAddress')}</p>;
  return <p className="meta">{t(hasMailServer ? 'message.alerts.address' : 'message.alerts.noServer', { address })}</p>;
}

interface RowsProps {
  chosen: Alerts;
  canMail: boolean;
  onPut: (sent: Sent) => void;
}

function CategoryRows({ chosen, canMail, onPut }: RowsProps) {
  const t = useT();
  const notices = useBrowserNotices();
  const tell = async (category: Alerts['browser'][number], isOn: boolean) => {
    if (isOn && !(await notices.allow())) return;
    onPut({ browser: [{ category, isOn }] });
  };
  return (
    <>
      <p className="alert-heads meta" aria-hidden="true">
        <span>{t('message.alerts.byMail')}</span>
        <span>{t('message.alerts.byBrowser')}</span>
      </p>
      <ul className="alert-rows">
        {LIVE_MESSAGE_CATEGORIES.map((category) => (
          <CategoryRow
            key={category}
            category={category}
            pace={chosen.mail.find((one) => one.category === category)?.pace ?? 'off'}
            isInBrowser={chosen.browser.includes(category)}
            canMail={canMail}
            canBrowser={notices.state !== 'unknown' && notices.state !== 'blocked'}
            onPace={(pace) => onPut({ mail: [{ category, pace }] })}
            onBrowser={(isOn) => void tell(category, isOn)}
          />
        ))}
      </ul>
      {notices.state === 'unknown' && <p className="meta">{t('message.alerts.noBrowser')}</p>}
      {notices.state === 'blocked' && <p className="meta">{t('message.alerts.blocked')}</p>}
    </>
  );
}

interface RowProps {
  category: (typeof LIVE_MESSAGE_CATEGORIES)[number];
  pace: MailPace;
  isInBrowser: boolean;
  canMail: boolean;
  canBrowser: boolean;
  onPace: (pace: MailPace) => void;
  onBrowser: (isOn: boolean) => void;
}

function CategoryRow({ category, pace, isInBrowser, canMail, canBrowser, onPace, onBrowser }: RowProps) {
  const t = useT();
  const id = useId();
  const Icon = categoryIcon[category];
  const name = t(`message.category.${category}`);
  return (
    <li>
      <span className="alert-name">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {name}
      </span>
      <SelectField
        label={t('message.alerts.mailOf', { category: name })}
        isLabelHidden
        isDisabled={!canMail}
        options={MAIL_PACES.map((value) => ({ value, label: t(`message.alerts.pace.${value}`) }))}
        value={pace}
        onChange={(next) => next && onPace(next)}
      />
      <span className="alert-switch">
        <label htmlFor={id} className="visually-hidden">
          {t('message.alerts.browserOf', { category: name })}
        </label>
        {/* What was chosen on another device can be switched off here too. */}
        <Switch id={id} isOn={isInBrowser} isDisabled={!(canBrowser || isInBrowser)} onChange={onBrowser} />
      </span>
    </li>
  );
}
