-- Employee numbers that differ only in case are one number. Of those written twice the oldest member keeps it; each other gets
-- the next free `-2`, `-3`, as the member's history tells.
DO $$
DECLARE
  twice record;
  candidate text;
  n int;
BEGIN
  FOR twice IN
    SELECT company_id, id, name, employee_no FROM (
      SELECT company_id, id, name, employee_no, created_at,
             row_number() OVER (PARTITION BY company_id, lower(employee_no) ORDER BY created_at, id) AS nth
        FROM member WHERE employee_no IS NOT NULL) numbered
     WHERE nth > 1 ORDER BY company_id, created_at, id
  LOOP
    n := 2;
    LOOP
      candidate := left(twice.employee_no, 30 - length('-' || n)) || '-' || n;
      EXIT WHEN NOT EXISTS (
        SELECT FROM member WHERE company_id = twice.company_id AND lower(employee_no) = lower(candidate));
      n := n + 1;
    END LOOP;
    UPDATE member SET employee_no = candidate, rev = rev + 1, updated_at = now()
      WHERE company_id = twice.company_id AND id = twice.id;
    INSERT INTO history (company_id, id, object_kind, object_id, object_name, at, event, data)
      VALUES (twice.company_id, gen_random_uuid(), 'member', twice.id, twice.name, now(), 'updated',
        jsonb_build_object('changes', jsonb_build_array(
          jsonb_build_object('field', 'employeeNo', 'before', twice.employee_no, 'after', candidate))));
  END LOOP;
END $$;

DROP INDEX member_employee_no;
CREATE UNIQUE INDEX member_employee_no ON member (company_id, lower(employee_no)) WHERE employee_no IS NOT NULL;
