import { useState } from 'react';
import { ActForm } from '../../ui/form/act-form.tsx';
import { CommentField, ReasonField, type Successor, SuccessorField } from '../act-fields.tsx';
import { DeadlineField, dayLater, isAhead } from '../deadline-field.tsx';

/** What an act for many asks for, once for all of them. */
export type OrderAsks = 'nothing' | 'person' | 'deadline' | 'reason';

/** What was typed; what was not asked for is empty. */
export interface OrderValues {
  comment: string;
  toId: string;
  deadlineAt: string;
}

export interface OrderFormProps {
  verb: string;
  asks: OrderAsks;
  isBusy: boolean;
  isDanger?: boolean;
  progress?: string;
  /** What is said before the fields. */
  note?: string;
  /** What a person or a reason is for. */
  hint: string;
  onSubmit: (values: OrderValues) => void;
  onClose: () => void;
}

/** The form of one act for many. */
export function OrderForm({ verb, asks, isBusy, isDanger, progress, note, hint, onSubmit, onClose }: OrderFormProps) {
  const [comment, setComment] = useState('');
  const [to, setTo] = useState<Successor | null>(null);
  const [deadlineAt, setDeadlineAt] = useState<string | null>(() => dayLater(new Date().toISOString()));
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (isGiven(asks, { comment, to, deadlineAt }))
      onSubmit({ comment, toId: to?.id ?? '', deadlineAt: deadlineAt ?? '' });
  };
  return (
    <ActForm
      verb={verb}
      isBusy={isBusy}
      {...(isDanger === undefined ? {} : { isDanger })}
      {...(progress === undefined ? {} : { progress })}
      onSubmit={submit}
      onClose={onClose}
    >
      {note !== undefined && <p className="dense">{note}</p>}
      {asks === 'person' && <SuccessorField value={to} onChange={setTo} isTried={isTried} without={[]} hint={hint} />}
      {asks === 'deadline' && <DeadlineField value={deadlineAt} onChange={setDeadlineAt} isTried={isTried} />}
      {asks === 'reason' && <ReasonField value={comment} onChange={setComment} isTried={isTried} hint={hint} />}
      {(asks === 'person' || asks === 'deadline') && <CommentField value={comment} onChange={setComment} />}
    </ActForm>
  );
}

interface Typed {
  comment: string;
  to: Successor | null;
  deadlineAt: string | null;
}

function isGiven(asks: OrderAsks, { comment, to, deadlineAt }: Typed): boolean {
  switch (asks) {
    case 'nothing':
      return true;
    case 'person':
      return to !== null;
    case 'deadline':
      return isAhead(deadlineAt);
    case 'reason':
      return comment.trim() !== '';
    default:
      return asks satisfies never;
  }
}
