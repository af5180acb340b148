import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeNode, KnowledgePermissions } from '@rondo/contract/knowledge-shapes';
import { KNOWLEDGE_MODES } from '@rondo/domain/knowledge/access';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { isSameList, sentGrants, withGrants } from '../grants.ts';
import { AccessChanges } from './access-change.tsx';
import { AccessList } from './access-list.tsx';
import { AddSubjects } from './add-subjects.tsx';
import { AlwaysManaging, GrantList } from './grant-list.tsx';

interface Props {
  node: KnowledgeNode;
  onClose: () => void;
}

/** Who may view and who may manage something. */
export function PermissionsDialog({ node, onClose }: Props) {
  const t = useT();
  const read = useCall(knowledgeApi.permissions, { id: node.id }, { part: true, isShown: true, fresh: true });
  if (read.data) return <Form key={read.data.rev} node={node} stored={read.data} onClose={onClose} />;
  return (
    <Dialog title={t('knowledge.permission.title', { name: node.name })} onClose={onClose} isSheet>
      {read.error ? (
        <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Dialog>
  );
}

function Form({ node, stored, onClose }: Props & { stored: KnowledgePermissions }) {
  const t = useT();
  const { id } = node;
  const [mode, setMode] = useState(stored.mode);
  // A list of its own begins with what holds now: nobody loses anything by the switch alone.
  const [grants, setGrants] = useState(stored.grants);
  const isChanged = mode !== stored.mode || (mode === 'own' && !isSameList(grants, stored.grants));
  const tried = { id, mode, grants: mode === 'own' ? sentGrants(grants) : [] };
  const change = useCall(knowledgeApi.tryPermissions, tried, {
    ...{ enabled: isChanged, keepsMemory: true, isShown: true, keepPrevious: true },
  });
  const save = useAct(knowledgeApi.setPermissions, {
    onDone: () => {
      toast.ok(t('knowledge.done.permissions'));
      onClose();
    },
  });
  const isFull = grants.length > LIMIT.knowledge.grants;
  return (
    <Dialog
      title={t('knowledge.permission.title', { name: node.name })}
      width={640}
      isSheet
      isSticky={isChanged}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            look="primary"
            isBusy={save.busy}
            isDisabled={!isChanged || isFull || change.isError}
            onPress={() => void save.run({ ...tried, rev: stored.rev })}
          >
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className="permissions">
        <RadioCards
          label={t('knowledge.field.mode')}
          value={mode}
          onChange={setMode}
          options={KNOWLEDGE_MODES.map((value) => ({
            ...{ value, label: t(`knowledge.permission.mode.${value}`) },
            hint: value === 'own' ? t('knowledge.permission.ownHint') : <InheritHint stored={stored} />,
          }))}
        />
        {mode === 'own' && (
          <>
            <GrantList grants={grants} onChange={setGrants} />
            {isFull && <FieldError>{t('knowledge.permission.full', { max: LIMIT.knowledge.grants })}</FieldError>}
            <AddSubjects onAdd={(added) => setGrants(withGrants(grants, added))} />
          </>
        )}
        {mode === 'inherit' && stored.mode === 'inherit' && <GrantList grants={stored.grants} />}
        <AlwaysManaging managers={stored.managers} />
        {isChanged && change.isError && <FieldError>{failureWords(change.error)}</FieldError>}
        {isChanged && !change.isError && <AccessChanges change={change.data} />}
        <WhoHasAccess id={id} />
      </div>
    </Dialog>
  );
}

/** Asked for when it is opened. */
function WhoHasAccess({ id }: { id: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="grants-always" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('knowledge.permission.who')}</summary>
      {isOpen && <AccessList id={id} />}
    </details>
  );
}

/** Of which folder the list would be or is. */
function InheritHint({ stored: { mode, from } }: { stored: KnowledgePermissions }) {
  const t = useT();
  if (mode === 'own') return <>{t('knowledge.permission.inheritAgain')}</>;
  return <>{from ? t('knowledge.permission.from', { folder: from.name }) : t('knowledge.permission.fromAbove')}</>;
}
