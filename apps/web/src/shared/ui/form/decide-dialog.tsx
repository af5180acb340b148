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
  /** A comment is needed; of a refusal it always is. */
  isNeeded?: boolean;
  /** Most letters of the comment. */
  maxLength?: number;
  isBusy: boolean;
  onSubmit: (comment: string) => void;
  onClose: () => void;
}

/** A decision about what somebody asked for, with a comment that they read; to refuse it is needed. */
export function DecideDialog(props: Props) {
  const { title, verb, label, hint, isRefusal, isBusy, onSubmit, onClose } = props;
  const { isNeeded = isRefusal, maxLength = LIMIT.text.reason } = props;
  const t = useT();
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isNeeded && comment.trim() === '';
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
          isRequired={isNeeded}
          autoFocus
          value={comment}
          onChange={setComment}
          rows={maxLength > LIMIT.text.reason ? 4 : 2}
          maxLength={maxLength}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
