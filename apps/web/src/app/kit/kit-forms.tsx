import { Button } from 'antd';
import { CalendarSync, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import { type DuplicateChoice, ImportDialog } from '../../shared/ui/form/import-dialog.tsx';
import { RadioCards, Wizard } from '../../shared/ui/form/wizard.tsx';
import { Face, type FaceKind } from '../../shared/ui/list/face.tsx';
import { SkeletonRows } from '../../shared/ui/list/skeleton.tsx';

const faces: FaceKind[] = ['nothing-yet', 'nothing-matches', 'no-permission', 'failed'];

function Faces() {
  const t = useT();
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', padding: 24 }}>
      {faces.map((kind) => (
        <div key={kind} className="card">
          <Face
            kind={kind}
            noun="周期任务"
            {...(kind === 'nothing-yet' ? { icon: CalendarSync } : {})}
            actions={
              <Button type="primary" icon={<RotateCw />}>
                {t('ui.retry')}
              </Button>
            }
          >
            {t('ui.face.failedHint')} {t('ui.face.reference', { id: '7F3A-21' })}
          </Face>
        </div>
      ))}
      <SkeletonRows />
    </div>
  );
}

function Import() {
  const [choice, setChoice] = useState<DuplicateChoice>('skip');
  return (
    <ImportDialog
      title="导入检查项"
      step="check"
      accept=".xlsx"
      maxBytes={20 * 1024 * 1024}
      maxRows={500}
      file={{ name: '食品安全检查项_2026Q4.xlsx', sizeBytes: 88_000 }}
      dryRun={{
        rows: 124,
        ready: 117,
        errorRows: 4,
        duplicates: 3,
        errors: [
          { row: 14, column: '等级', content: '严重', fix: '只能是 一般、重要、红线' },
          { row: 27, column: '分类', content: '冷藏//储存', fix: '分类路径有空的一级' },
          { row: 63, column: '名称', content: '', fix: '请填写名称' },
        ],
      }}
      duplicates={choice}
      onDuplicates={setChoice}
      onFile={() => {}}
      onDownloadErrors={() => {}}
      onImport={() => {}}
      onBack={() => {}}
      onClose={() => {}}
    />
  );
}

function Steps() {
  const [who, setWho] = useState<string>('role');
  return (
    <Wizard
      title="New cyclic task"
      meta="Draft saved 14:21"
      current="who"
      onStep={() => {}}
      onLeave={() => {}}
      onBack={() => {}}
      reason="Solve 3 stores to continue"
      primary={
        <Button type="primary" disabled>
          Next: when
        </Button>
      }
      preview={<h1>48 tasks a month</h1>}
      steps={[
        { key: 'what', label: 'What', answer: 'November food safety audit' },
        { key: 'where', label: 'Where', answer: '48 stores' },
        { key: 'who', label: 'Who and process' },
        { key: 'when', label: 'When' },
      ]}
    >
      <h2>Who inspects, who reviews?</h2>
      <RadioCards
        label="Inspector"
        value={who}
        onChange={setWho}
        options={[
          {
            value: 'role',
            label: 'Role by store permission',
            hint: 'Everyone with the chosen role who may see the store',
          },
          { value: 'named', label: 'Named members', hint: 'The same people for all stores' },
        ]}
      />
    </Wizard>
  );
}

/** Faces, import and wizard with contents typed here. */
export function KitForms() {
  const { part } = useParams();
  if (part === 'faces') return <Faces />;
  if (part === 'import') return <Import />;
  return <Steps />;
}
