import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import CategoryIcon from '@lavanda/shared/ui/display/CategoryIcon';
import type { Category } from './groupServices';
import { ServiceGrid } from './ServiceGrid';
import ServiceTile from './ServiceTile';

interface CategoryTilesProps {
  category: Category;
  draftKey: string;
  disabled: boolean;
  onSelect(servicio: Servicio): void;
}

/** The servicios of one category, as tiles below its name. */
export default function CategoryTiles({ category, draftKey, disabled, onSelect }: CategoryTilesProps) {
  const { nombre: name, servicios } = category;
  return (
    <section data-category={name} aria-label={name}>
      <h2>
        <CategoryIcon nombre={name} />
        {name}
      </h2>
      <ServiceGrid>
        {servicios.map((servicio) => (
          <ServiceTile key={servicio._id} servicio={servicio} draftKey={draftKey} disabled={disabled} onSelect={onSelect} />
        ))}
      </ServiceGrid>
    </section>
  );
}
