import type { ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import { ActForm } from './act-form.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import type { CompareField } from './conflict/merge.ts';
import type { useDraftForm } from './use-draft-form.ts';

interface Props<T, D extends object> {
  form: ReturnType<typeof useDraftForm<T, D>>;
  title: string;
  /** The verb on the primary button. */
  verb: string;
  isBusy: boolean;
  /** Pixels. */
  width?: number;
  onSubmit: () => Promise<void>;
  /** What is compared when somebody else saved first. */
  conflictFields: readonly CompareField<D>[];
  children: ReactNode;
}

/** A dialog with the fields of one object, which asks before what was typed is lost and compares what two people made of it. */
export function DraftDialog<T, D extends object>(props: Props<T, D>) {
  const { form, title, verb, isBusy, width, onSubmit, conflictFields, children } = props;
  const { draft, draftOf, conflict, guard, resolve } = form;
  const { base, found } = conflict;
  return (
    <Dialog title={title} {...(width ? { width } : {})} isSheet isSticky onClose={guard.close}>
      <ActForm verb={verb} isBusy={isBusy} onSubmit={onSubmit} onClose={guard.close}>
        {children}
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={conflictFields}
          base={draftOf(base)}
          theirs={draftOf(found.current)}
          mine={draft}
          onResolve={(next) => resolve(found.current, next)}
          onClose={conflict.close}
        />
      )}
      {guard.question}
    </Dialog>
  );
}
