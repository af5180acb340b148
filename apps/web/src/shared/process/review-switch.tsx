import { useT } from '../i18n.tsx';
import { SwitchLine } from '../ui/form/switch-line.tsx';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A self-inspection: somebody always looks at it. */
  isSelf?: boolean;
}

/** Whether somebody reviews what was done: on unless it is switched off here, and both are said in words (C3). */
export function ReviewSwitch({ isOn, onChange, isSelf = false }: Props) {
  const t = useT();
  const hint = isSelf ? 'task.wizard.reviewSelf' : isOn ? 'task.wizard.reviewHint' : 'task.wizard.noReview';
  return (
    <SwitchLine
      label={t('task.wizard.review')}
      hint={t(hint)}
      isOn={isOn || isSelf}
      isDisabled={isSelf}
      onChange={onChange}
    />
  );
}
