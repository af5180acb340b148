import type { AlertWay } from '@rondo/contract/message';
import { senderApi } from '@rondo/contract/sender';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { OwnSenderForm } from './own-sender-form.tsx';

interface Props {
  channel: 'robot' | 'webhook';
  senders: readonly AlertWay[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  onChanged: () => void;
}

/** Which robot or webhook: one's own, or one of the company's. */
export function SenderChoice({ channel, senders, chosenId, onChoose, onChanged }: Props) {
  const t = useT();
  const [edited, setEdited] = useState<AlertWay | 'new' | null>(null);
  const own = senders.filter(({ isOwn }) => isOwn);
  const chosen = senders.some(({ id }) => id === chosenId) ? chosenId : null;
  const options = senders.map(({ id, name, isOwn }) => ({
    value: id,
    label: t(isOwn ? 'message.alerts.own.ownName' : 'message.alerts.own.companyName', { name }),
  }));
  return (
    <div className="alert-senders">
      <p className="meta">{t(`message.alerts.${channel}.hint`)}</p>
      {senders.length > 0 && (
        <SelectField
          label={t('message.alerts.robot.chosen')}
          placeholder={t('message.alerts.robot.none')}
          isClearable
          options={options}
          value={chosen}
          onChange={onChoose}
        />
      )}
      {own.map((one) => (
        <OwnSender key={one.id} sender={one} onEdit={() => setEdited(one)} onChanged={onChanged} />
      ))}
      {!(channel === 'webhook' && own.length > 0) && (
        <Button
          isSmall
          label={`${t('message.alerts.own.add')}: ${t(`message.alerts.own.title.${channel}`)}`}
          onPress={() => setEdited('new')}
        >
          {t('message.alerts.own.add')} · {t(`message.alerts.own.title.${channel}`)}
        </Button>
      )}
      {edited && (
        <OwnSenderForm
          channel={channel}
          known={edited === 'new' ? null : edited}
          onSaved={(id) => {
            onChanged();
            if (chosen === null) onChoose(id);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

interface OwnProps {
  sender: AlertWay;
  onEdit: () => void;
  onChanged: () => void;
}

function OwnSender({ sender: { id, name, shown }, onEdit, onChanged }: OwnProps) {
  const t = useT();
  const test = useAct(senderApi.testOwn, {
    onDone: ({ isOk, told }) => {
      if (isOk) toast.ok(t('sender.test.ok', { name, told }));
      else toast.warn(t('sender.test.failed', { name, told }));
    },
  });
  const remove = useAct(senderApi.removeOwn, {
    onDone: () => {
      toast.ok(t('message.alerts.own.removed', { name }));
      onChanged();
    },
  });
  return (
    <div className="alert-own">
      <span>
        {name} <span className="meta">{shown}</span>
      </span>
      <Button
        isSmall
        isBusy={test.busy}
        label={t('sender.test.actNamed', { name })}
        onPress={() => void test.run({ id })}
      >
        {t('sender.test.act')}
      </Button>
      <Button isSmall label={`${t('message.alerts.own.edit')}: ${name}`} onPress={onEdit}>
        {t('message.alerts.own.edit')}
      </Button>
      <Button
        isSmall
        label={`${t('message.alerts.own.remove')}: ${name}`}
        isBusy={remove.busy}
        onPress={() => void remove.run({ id })}
      >
        {t('message.alerts.own.remove')}
      </Button>
    </div>
  );
}
