-- Searching orders. LIKE is not leakproof, so under row-level security the planner may not use a trigram index;
-- these functions run as the schema's owner and take the tenant from the same setting as the policy does.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE INDEX orders_search ON orders USING gin (tenant_id, search_text gin_trgm_ops);
--> statement-breakpoint
CREATE POLICY search_functions ON orders FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE FUNCTION like_pattern(needle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(lower(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
CREATE FUNCTION search_orders(needle text, wanted order_status, page_limit integer, page_offset integer)
RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.id FROM public.orders o
  WHERE o.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND o.search_text LIKE public.like_pattern(needle)
    AND (wanted IS NULL OR o.status = wanted)
  ORDER BY o.created_at DESC, o.id DESC
  LIMIT page_limit OFFSET page_offset
$$;
--> statement-breakpoint
CREATE FUNCTION count_found_orders(needle text, wanted order_status, at_most integer)
RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) FROM (
    SELECT 1 FROM public.orders o
    WHERE o.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND o.search_text LIKE public.like_pattern(needle)
      AND (wanted IS NULL OR o.status = wanted)
    LIMIT at_most
  ) AS found
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_orders, count_found_orders FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_orders, count_found_orders TO order_intake_app;
--> statement-breakpoint
-- Every change of an order is told to whoever listens: the waiting approve route, the live review queue.
CREATE FUNCTION tell_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_changes', json_build_object(
    'tenantId', NEW.tenant_id, 'orderId', NEW.id, 'status', NEW.status, 'version', NEW.version)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tell_change AFTER INSERT OR UPDATE ON orders
FOR EACH ROW EXECUTE FUNCTION tell_order_change();
--> statement-breakpoint
-- A new version number whenever something that matching reads has changed.
CREATE POLICY version_counter ON catalogue_versions TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION count_catalogue_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO public.catalogue_versions AS held (tenant_id, version)
  SELECT tenant, 1 FROM (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid AS tenant) AS t WHERE tenant IS NOT NULL
  ON CONFLICT (tenant_id) DO UPDATE SET version = held.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_change
AFTER INSERT OR DELETE OR UPDATE OF sku, name, unit_of_measure, pack_size, barcode, category ON products
FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER product_aliases_count_change
AFTER INSERT OR DELETE OR UPDATE OF alias_text, normalised_text, product_id, customer_id ON product_aliases
FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
