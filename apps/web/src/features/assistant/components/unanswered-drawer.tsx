import { assistantApi, type UnansweredQuestion } from '@rondo/contract/assistant';
import { memberOptions } from '@rondo/contract/member-options';
import type { UnansweredAct } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useTooLate } from '../../../shared/http/use-too-late.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** One question that the knowledge base does not answer, and who looks after it. */
export default function UnansweredDrawer(row: OpenRowProps) {
  const t = useT();
  return (
    <ObjectDrawer
      {...row}
      read={useCall(assistantApi.question, { id: row.id }, { part: true })}
      noun={t('assistant.unanswered.noun')}
      titleOf={({ question }) => question}
      footer={(one) => one.can.length > 0 && <Acts key={row.id} one={one} />}
    >
      {(one) => <Body one={one} />}
    </ObjectDrawer>
  );
}

function Body({ one }: { one: UnansweredQuestion }) {
  const t = useT();
  const format = useFormat();
  const named = (key: 'times' | 'first' | 'last' | 'owner' | 'scope' | 'comment') =>
    t(`assistant.unanswered.column.${key}`);
  return (
    <>
      <DrawerHead pills={<StatePill object="unanswered_question" state={one.state} />} title={one.question} />
      <DrawerSection>
        <Facts
          items={[
            { label: named('times'), value: <span className="num">{one.times}</span> },
            { label: named('first'), value: format.dateTime(one.firstAt) },
            { label: named('last'), value: format.dateTime(one.lastAt) },
            { label: named('owner'), value: one.owner?.name ?? '—' },
            { label: named('scope'), value: one.scope?.name ?? t('assistant.scope.all') },
            { label: named('comment'), value: one.comment || '—' },
          ]}
        />
      </DrawerSection>
    </>
  );
}

/** Exactly the acts that the server offers this reader; what leads on stands last. */
function Acts({ one }: { one: UnansweredQuestion }) {
  const t = useT();
  const [asked, setAsked] = useState<UnansweredAct | null>(null);
  const acts = (['reopen', 'dismiss', 'assign', 'answer'] as const).filter((act) => one.can.includes(act));
  return (
    <>
      {acts.map((act, index) => (
        <Button key={act} look={index === acts.length - 1 ? 'primary' : 'default'} onPress={() => setAsked(act)}>
          {t(`assistant.unanswered.act.${act}`)}
        </Button>
      ))}
      {asked && <Settle one={one} act={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface SettleProps {
  one: UnansweredQuestion;
  act: UnansweredAct;
  onClose: () => void;
}

function Settle({ one, act, onClose }: SettleProps) {
  const t = useT();
  const [ownerId, setOwner] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [keyword, setKeyword] = useState('');
  const isAssigned = act === 'assign';
  const members = useCall(memberOptions, { keyword }, { enabled: isAssigned, keepPrevious: true });
  const settle = useAct(assistantApi.settle, {
    onRefused: useTooLate(['unanswered']),
    onDone: () => {
      toast.ok(t(`assistant.unanswered.done.${act}`));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`assistant.unanswered.actTitle.${act}`)}
      verb={t(`assistant.unanswered.act.${act}`)}
      isSheet
      isBusy={settle.busy}
      isDisabled={isAssigned && ownerId === null}
      onConfirm={() =>
        void settle.run({ id: one.id, rev: one.rev, act, comment, ...(ownerId === null ? {} : { ownerId }) })
      }
      onClose={onClose}
    >
      {isAssigned && (
        <SelectField
          label={t('assistant.unanswered.ownerField')}
          isRequired
          isSearchable
          onSearch={setKeyword}
          isLoading={members.isPending}
          options={(members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={ownerId}
          onChange={setOwner}
        />
      )}
      <TextField
        label={t('assistant.unanswered.commentField')}
        hint={t('assistant.unanswered.commentHint')}
        rows={3}
        maxLength={LIMIT.assistant.answer}
        value={comment}
        onChange={setComment}
      />
    </ConfirmDialog>
  );
}
