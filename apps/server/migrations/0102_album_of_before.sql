-- The photos of the inspections and rectifications there are, as the gallery takes in those to come: not signatures, not what was
-- drawn on afterwards. A photo of both belongs to the inspection.
INSERT INTO album_picture (company_id, id, shop_id, source, file_id, sha256, size_bytes, taken_at, taken_by, server_at,
  record_id, rectification_id, task_id, is_evidence, created_at)
SELECT DISTINCT ON (u.company_id, u.file_id) u.company_id, gen_random_uuid(), coalesce(r.shop_id, c.shop_id),
  CASE u.object_kind WHEN 'record' THEN 'inspection' ELSE 'rectification' END,
  f.id, f.sha256, f.size_bytes, coalesce(f.taken_at, f.created_at), f.created_by, f.created_at,
  r.id, c.id, coalesce(r.task_id, c.task_id), true, f.created_at
FROM file_use u
JOIN file f ON f.company_id = u.company_id AND f.id = u.file_id
LEFT JOIN record r ON u.object_kind = 'record' AND r.company_id = u.company_id AND r.id = u.object_id
LEFT JOIN rectification c ON u.object_kind = 'rectification' AND c.company_id = u.company_id AND c.id = u.object_id
WHERE u.object_kind IN ('record', 'rectification') AND f.mime LIKE 'image/%'
  AND coalesce(r.shop_id, c.shop_id) IS NOT NULL
  AND f.id IS DISTINCT FROM r.sign_off_file_id
  AND NOT EXISTS (SELECT FROM file m JOIN file_use v ON v.company_id = m.company_id AND v.file_id = m.id
    WHERE m.company_id = f.company_id AND m.marked_from = f.id AND v.object_id = u.object_id)
ORDER BY u.company_id, u.file_id, u.object_kind;
INSERT INTO album_shop (company_id, shop_id, latest_at)
SELECT company_id, shop_id, max(taken_at) FROM album_picture GROUP BY company_id, shop_id;
