ALTER TABLE "products" ADD COLUMN "is_discontinued" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Matching reads whether a product is sold, so a change of that is told too.
CREATE OR REPLACE FUNCTION tell_catalogue_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  what text := TG_ARGV[0];
  ids uuid[];
  touched bigint;
  counted bigint;
BEGIN
  IF tenant IS NULL OR current_setting('app.import_under_way', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT count(*), array_agg(id) INTO touched, ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(*), array_agg(id) INTO touched, ids FROM old_rows;
  ELSIF what = 'PRODUCT' THEN
    SELECT count(*), array_agg(n.id) FILTER (
      WHERE (o.sku, o.name, o.unit_of_measure, o.pack_size, o.barcode, o.category, o.is_discontinued)
        IS DISTINCT FROM (n.sku, n.name, n.unit_of_measure, n.pack_size, n.barcode, n.category, n.is_discontinued)
    ) INTO touched, ids FROM new_rows n JOIN old_rows o USING (id);
  ELSIF what = 'ALIAS' THEN
    SELECT count(*), array_agg(n.id) FILTER (
      WHERE (o.alias_text, o.normalised_text, o.product_id, o.customer_id)
        IS DISTINCT FROM (n.alias_text, n.normalised_text, n.product_id, n.customer_id)
    ) INTO touched, ids FROM new_rows n JOIN old_rows o USING (id);
  ELSE
    SELECT count(*), array_agg(id) INTO touched, ids FROM new_rows;
  END IF;
  IF ids IS NULL AND (touched > 0 OR what <> 'PRODUCT' OR TG_OP <> 'UPDATE') THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.catalogue_versions AS held (tenant_id, version)
  SELECT id, 1 FROM public.tenants WHERE id = tenant
  ON CONFLICT (tenant_id) DO UPDATE SET version = held.version + 1
  RETURNING held.version INTO counted;
  IF counted IS NULL THEN
    RETURN NULL;
  END IF;
  IF ids IS NULL OR cardinality(ids) > 1000 THEN
    INSERT INTO public.catalogue_changes (tenant_id, version, position, kind) VALUES (tenant, counted, 1, 'ALL');
  ELSIF what = 'CODES' THEN
    INSERT INTO public.catalogue_changes (tenant_id, version, position, kind) VALUES (tenant, counted, 1, 'CODES');
  ELSE
    INSERT INTO public.catalogue_changes (tenant_id, version, position, kind, subject_id)
    SELECT tenant, counted, named.position, what, named.id
    FROM unnest(ids) WITH ORDINALITY AS named (id, position);
  END IF;
  IF counted % 100 = 0 THEN
    DELETE FROM public.catalogue_changes WHERE tenant_id = tenant AND version <= counted - 1000;
  END IF;
  RETURN NULL;
END $$;
