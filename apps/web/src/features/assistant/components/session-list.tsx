import { type AssistantSession, assistantApi } from '@rondo/contract/assistant';
import { LIMIT } from '@rondo/domain/limit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Conversation } from '../use-conversation.ts';

/** Most conversations that are listed at once; the others are found by their words. */
const SHOWN = 50;

/** The reader's conversations, the latest first. */
export function SessionList({ conversation, onOpened }: { conversation: Conversation; onOpened?: () => void }) {
  const t = useT();
  const format = useFormat();
  const [keyword, setKeyword] = useState('');
  const [asked, setAsked] = useState<{ act: 'rename' | 'remove'; session: AssistantSession } | null>(null);
  const { data } = useCall(assistantApi.sessions, { keyword, size: SHOWN }, { keepPrevious: true, part: true });
  const open = async (id: string) => {
    conversation.open(await call(assistantApi.session, { id }));
    onOpened?.();
  };
  const begin = () => {
    conversation.open(null);
    onOpened?.();
  };
  return (
    <nav className="assistant-sessions" aria-label={t('assistant.history')}>
      <Button icon={Plus} onPress={begin}>
        {t('assistant.newSession')}
      </Button>
      <SearchField label={t('assistant.searchSessions')} value={keyword} onChange={setKeyword} />
      {data?.list.length === 0 && <p className="meta">{t('assistant.noSessions')}</p>}
      <ul>
        {data?.list.map((session) => (
          <li key={session.id} aria-current={session.id === conversation.sessionId || undefined}>
            <button type="button" className="quiet assistant-session" onClick={() => void open(session.id)}>
              <span className="ellipsis">{session.title}</span>
              <span className="meta num">{format.dateTime(session.updatedAt)}</span>
            </button>
            <MoreMenu
              label={session.title}
              className="quiet assistant-act"
              acts={(['rename', 'remove'] as const).map((act) => ({
                ...{ key: act, label: t(`assistant.${act}.act`), isDanger: act === 'remove' },
                run: () => setAsked({ act, session }),
              }))}
            />
          </li>
        ))}
      </ul>
      {asked?.act === 'rename' && <Rename session={asked.session} onClose={() => setAsked(null)} />}
      {asked?.act === 'remove' && (
        <Remove
          session={asked.session}
          onRemoved={() => asked.session.id === conversation.sessionId && conversation.open(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </nav>
  );
}

function Rename({ session, onClose }: { session: AssistantSession; onClose: () => void }) {
  const t = useT();
  const [title, setTitle] = useState(session.title);
  const rename = useAct(assistantApi.rename, {
    onDone: () => {
      toast.ok(t('assistant.rename.done'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('assistant.rename.title')}
      verb={t('assistant.rename.act')}
      isBusy={rename.busy}
      isDisabled={title.trim() === ''}
      onConfirm={() => void rename.run({ id: session.id, title })}
      onClose={onClose}
    >
      <TextField
        label={t('assistant.rename.field')}
        autoFocus
        maxLength={LIMIT.assistant.title}
        value={title}
        onChange={setTitle}
      />
    </ConfirmDialog>
  );
}

function Remove({
  session,
  onRemoved,
  onClose,
}: {
  session: AssistantSession;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const remove = useAct(assistantApi.remove, {
    onDone: () => {
      toast.ok(t('assistant.remove.done'));
      onRemoved();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('assistant.remove.title')}
      verb={t('assistant.remove.act')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id: session.id })}
      onClose={onClose}
    >
      <p>{t('assistant.remove.text', { title: session.title })}</p>
    </ConfirmDialog>
  );
}
