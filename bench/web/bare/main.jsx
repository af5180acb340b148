import { Button, Input, Layout, Select, Table, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const STATES = ['pending', 'awaiting_review', 'completed', 'ended'];

/** The reference: what a page with filters and a table of twenty rows costs with React and antd and nothing else. */
function Page() {
  const [rows, setRows] = useState(null);
  useEffect(() => {
    fetch('/rows.json')
      .then((answer) => answer.json())
      .then(setRows, () => setRows([]));
  }, []);
  return (
    <Layout>
      <Layout.Header>
        <Input.Search placeholder="Words" style={{ width: 200 }} />
        <Select
          mode="multiple"
          placeholder="State"
          style={{ width: 200 }}
          options={STATES.map((value) => ({ value, label: value }))}
        />
        <Button type="primary">Add</Button>
      </Layout.Header>
      <Layout.Content>
        <Table
          rowKey="id"
          loading={rows === null}
          dataSource={rows ?? []}
          columns={[
            { title: 'Title', dataIndex: 'title' },
            { title: 'Shop', dataIndex: 'shop' },
            { title: 'State', dataIndex: 'state', render: (state) => <Tag>{state}</Tag> },
            { title: 'Handler', dataIndex: 'handler' },
            { title: 'Deadline', dataIndex: 'deadline' },
          ]}
        />
      </Layout.Content>
    </Layout>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
