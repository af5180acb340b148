import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { ActForm } from './act-form.tsx';
import { TextField } from './text-field.tsx';
import { useFormGuard } from './use-form-guard.tsx';

interface Props {
  title: string;
  verb: string;
  /** What the comment is called, and who reads it. */
  label: string;
  hint: string;
  /** A refusal: it needs a comment. */
  isRefusal: boolean;
  isBusy: boolean;
  onSubmit: (comment: string) => void;
  onClose: () => void;
}

/** A decision about what somebody asked for, with a comment that they read; to refuse it is needed. */
export function DecideDialog({ title, verb, label, hint, isRefusal, isBusy, onSubmit, onClose }: Props) {
  const t = useT();
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isRefusal && comment.trim() === '';
  const guard = useFormGuard(comment !== '' && !isBusy, onClose);
  const submit = () => {
    setTried(true);
    if (!isMissing) onSubmit(comment);
  };
  return (
    <Dialog title={title} isSheet onClose={guard.close}>
      <ActForm verb={verb} isBusy={isBusy} isDanger={isRefusal} onSubmit={submit} onClose={guard.close}>
        <TextField
          label={label}
          hint={hint}
          {...(isTried && isMissing ? { error: t('rule.required') } : {})}
          isRequired={isRefusal}
          autoFocus
          value={comment}
          onChange={setComment}
          rows={2}
          maxLength={LIMIT.text.reason}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
