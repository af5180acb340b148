import { type FlowDashboardDetail, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type Content, conflictDraft, conflictFields, contentOf } from '../conflict-draft.ts';
import type { Editor } from '../use-editor.ts';
import { CreateDialog } from './create-dialog.tsx';

interface Options {
  dashboard: FlowDashboardDetail;
  editor: Editor;
  isEditing: boolean;
  /** What is on the screen, with the filters of the address. */
  mine: Content;
  /** Its filters stand in the address no longer: they are what is saved, or were given up. */
  onSettled: () => void;
}

/**
 * Saves what the editor made. Where somebody else saved first, nothing is lost: both versions are compared widget by widget, or one's
 * own is kept as a copy.
 */
export function useDashboardSave({ dashboard, editor, isEditing, mine, onSettled }: Options) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const conflict = useConflict(flowDashboardApi.get.output, dashboard);
  const [isCopying, setCopying] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const base = conflict.base ?? dashboard;
  // Nothing is being written: the editor follows what others save.
  if (dashboard.rev > base.rev && !editor.isChanged && !conflict.found) {
    conflict.rebase(dashboard);
    editor.reset(dashboard);
  }
  // Whoever left the editor without saving gave up what they changed.
  if (!isEditing && editor.isChanged) editor.reset(base);
  const save = useAct(flowDashboardApi.save, { onRefused: conflict.isShown });
  const run = async () => {
    const saved = await save.run({ id: dashboard.id, rev: base.rev, ...mine });
    if (!saved) return;
    toast.ok(t('flowDashboard.done.save'));
    conflict.rebase({ ...base, ...mine, rev: saved.rev });
    editor.saved(mine);
    onSettled();
  };
  const leave = useEffectEvent((id: string) => void navigate(`/flow/dashboard/${id}?edit=true`));
  // After the render in which nothing is unsaved any more.
  useEffect(() => {
    if (copied !== null) leave(copied);
  }, [copied]);
  const { found } = conflict;
  const sides = found && [base, found.current, mine].map(conflictDraft);
  const [was, theirs, ours] = sides ?? [];
  return {
    run: () => void run(),
    isBusy: save.busy,
    dialog: (
      <>
        {found && was && theirs && ours && !isCopying && (
          <ConflictDialog
            stale={found}
            fields={conflictFields([theirs, ours], t, format)}
            base={was}
            theirs={theirs}
            mine={ours}
            onResolve={(next) => {
              conflict.rebase(found.current);
              editor.goOn({ filters: found.current.filters, widgets: found.current.widgets }, contentOf(next));
              onSettled();
            }}
            onCopy={() => setCopying(true)}
            onClose={conflict.close}
          />
        )}
        {isCopying && (
          <CreateDialog
            copyOf={dashboard}
            content={mine}
            onCreated={(id) => {
              conflict.rebase(found?.current ?? dashboard);
              editor.reset(found?.current ?? dashboard);
              setCopying(false);
              setCopied(id);
            }}
            onClose={() => setCopying(false)}
          />
        )}
      </>
    ),
  };
}
