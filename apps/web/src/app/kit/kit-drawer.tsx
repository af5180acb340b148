import { Camera, MessageSquare } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { Banner } from '../../shared/ui/drawer/banner.tsx';
import { Deadline } from '../../shared/ui/drawer/deadline.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../shared/ui/drawer/facts.tsx';
import { Person } from '../../shared/ui/drawer/person.tsx';
import { type Photo, PhotoGrid } from '../../shared/ui/drawer/photo-grid.tsx';
import { PhotoPair } from '../../shared/ui/drawer/photo-pair.tsx';
import { Pill, StatePill } from '../../shared/ui/drawer/pill.tsx';
import { Timeline } from '../../shared/ui/drawer/timeline.tsx';

type Props = {
  number: string;
  index: number;
  total: number;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
};

const picture: Photo = {
  key: 'a',
  src: '/web/mark.svg',
  name: 'Milk carton',
  caption: '11-19 12:58 · 陈一鸣 · 现场拍摄',
};

const nothing = () => {};

/** The drawer kit with a rectification typed here. */
export function KitDrawer(props: Props) {
  return (
    <DetailDrawer
      {...props}
      label="冷藏柜温度 8.6°C，高于 5°C"
      footerLeft={
        <Button look="text" icon={MessageSquare} onPress={nothing}>
          评论 2
        </Button>
      }
      footer={
        <>
          <Button onPress={nothing}>申请延期</Button>
          <Button onPress={nothing}>转交</Button>
          <Button look="primary" icon={Camera} onPress={nothing}>
            提交整改
          </Button>
        </>
      }
    >
      <DrawerHead
        pills={
          <>
            <StatePill object="rectification" state="pending" />
            <Pill tone="red" icon="octagon">
              红线
            </Pill>
            <Pill tone="line" icon="repeat">
              30 天内第 3 次
            </Pill>
          </>
        }
        title="冷藏柜温度 8.6°C，高于 5°C"
        place="诺亚新天地店 · 冷藏与储存 / 冷藏温度 · 《食品安全月检》v7 第 12 项"
      />
      <Banner tone="bad" title="逾期 1 小时 24 分。">
        已通知店长和区域经理；明天 13:05 起通知部门负责人。
      </Banner>
      <PhotoPair before={picture} after={{ ...picture, key: 'b' }} note="标准：冷藏 0–5°C，每 4 小时记录一次" />
      <DrawerSection>
        <Facts
          items={[
            { label: '处理人', value: <Person name="许文静" more={2} /> },
            { label: '复核人', value: <Person name="周岚" /> },
            { label: '整改时限', value: '24 小时（红线）' },
            { label: '截止', value: <Deadline at={Date.now() - 5_000_000} /> },
          ]}
        />
      </DrawerSection>
      <DrawerSection>
        <Timeline
          summary="处理用时 22 小时 · 复核用时 1 小时 32 分"
          nodes={[
            {
              key: '1',
              state: 'initiated',
              act: '发起整改',
              who: '周岚',
              when: '11-19 13:05',
              children: '来自巡检 I20261119000412',
            },
            {
              key: '2',
              state: 'handled',
              act: '第 1 次提交',
              who: '许文静',
              when: '11-19 17:40 · 用时 4 小时 35 分',
              children: <PhotoGrid photos={[picture, { ...picture, key: 'c' }]} size={48} ratio={4 / 3} />,
            },
            {
              key: '3',
              state: 'rejected',
              act: '驳回',
              who: '周岚',
              when: '11-19 19:12',
              children: '照片没有拍到温度计读数，请补拍。',
            },
            { key: '4', state: 'pending', act: '待整改', who: '许文静' },
            { key: '5', state: 'pending_cc', act: '抄送', who: '食品安全部', isFuture: true },
          ]}
        />
      </DrawerSection>
    </DetailDrawer>
  );
}
