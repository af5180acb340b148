import type { Output } from '@rondo/contract/kit/endpoint';
import { type SenderRow, senderApi } from '@rondo/contract/sender';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { FailureList } from '../components/failure-list.tsx';
import { ReportLinks } from '../components/report-links.tsx';
import { SenderForm } from '../components/sender-form.tsx';
import { SenderLine, SenderList } from '../components/sender-list.tsx';
import { useSenderTest } from '../use-sender-test.ts';
import '../components/sender.css';

/** By what messages leave the company: each with its test and its failures (E7). */
export default function SenderPage() {
  const t = useT();
  const read = useCall(senderApi.list, {});
  const [form, setForm] = useState<SenderRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<SenderRow | null>(null);
  const test = useSenderTest();
  const hasSms = read.data?.senders.some(({ kind }) => kind === 'sms') ?? false;
  return (
    <ListPage
      title={t('sender.title')}
      above={<ReportLinks here="/sender" />}
      actions={
        <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
          {t('sender.add')}
        </Button>
      }
    >
      {read.isPending && <SkeletonRows rows={6} />}
      {read.error && (
        <ListEmptyState
          noun={t('sender.noun')}
          icon={Send}
          nothingYet={t('sender.nothingYet')}
          failure={read.error}
          isFiltered={false}
          onRetry={() => void read.refetch()}
          onClear={() => void read.refetch()}
        />
      )}
      {read.data && (
        <div className="sender-page">
          <section>
            <h2>{t('sender.ofCompany')}</h2>
            {read.data.senders.length === 0 ? (
              <p className="meta">{t('sender.nothingYet')}</p>
            ) : (
              <SenderList
                senders={read.data.senders}
                busy={test.busy}
                onTest={({ id, name }) => void test.run(name, { id })}
                onEdit={setForm}
                onRemove={setRemoved}
              />
            )}
          </section>
          <OperatorSenders known={read.data} hasSms={hasSms} test={test} />
          <FailureList />
        </div>
      )}
      {form && (
        <SenderForm {...(form === 'new' ? {} : { sender: form })} hasSms={hasSms} onClose={() => setForm(null)} />
      )}
      {removed && <RemoveDialog sender={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}

interface OperatorProps {
  known: Output<typeof senderApi.list>;
  /** The company has a text message service of its own. */
  hasSms: boolean;
  test: ReturnType<typeof useSenderTest>;
}

/** What whoever runs Rondo set up, or did not. */
function OperatorSenders({ known: { mail, sms, push }, hasSms, test }: OperatorProps) {
  const t = useT();
  const { count } = useFormat();
  const line = (channel: 'mail' | 'sms', about: string, isSetUp: boolean, lastFailure: typeof mail.lastFailure) => (
    <SenderLine
      name={t(`sender.channel.${channel}`)}
      about={about}
      lastFailure={lastFailure}
      failuresTo={`?channel=${channel}`}
      isBusy={test.busy === t(`sender.channel.${channel}`)}
      {...(isSetUp ? { onTest: () => void test.run(t(`sender.channel.${channel}`), { channel }) } : {})}
    />
  );
  const smsAbout = t(sms.isSetUp ? 'sender.isSetUpShort' : 'sender.notSetUp');
  return (
    <section>
      <h2>{t('sender.ofOperator')}</h2>
      <ul className="sender-list" aria-label={t('sender.ofOperator')}>
        {line(
          'mail',
          mail.isSetUp ? t('sender.isSetUp', { from: mail.from }) : t('sender.mailNotSetUp'),
          mail.isSetUp,
          mail.lastFailure,
        )}
        {line('sms', hasSms ? t('sender.smsByOwn') : smsAbout, sms.isSetUp && !hasSms, sms.lastFailure)}
        <SenderLine
          name={t('sender.channel.push')}
          about={t('sender.browsers', { count: count(push.browsers) })}
          lastFailure={push.lastFailure}
          failuresTo="?channel=push"
          isBusy={false}
        />
      </ul>
    </section>
  );
}

function RemoveDialog({ sender: { id, name }, onClose }: { sender: SenderRow; onClose: () => void }) {
  const t = useT();
  const remove = useAct(senderApi.remove, {
    onDone: () => {
      toast.ok(t('sender.done.removed', { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('sender.removeTitle', { name })}
      verb={t('sender.remove')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p>{t('sender.removeText')}</p>
    </ConfirmDialog>
  );
}
