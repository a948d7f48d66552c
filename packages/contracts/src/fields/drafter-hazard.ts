import type { Field } from './catalogue.ts'

const HAZARD = 'Hazard'
const NDMA = 'NDMA'
const NA = 'NA'

const seismicZones = ['II', 'III', 'IV', 'V', NA]
const yesNo = ['Yes', 'No', NA]
const damageRisk = ['Very high damage risk A', 'Very high damage risk B', 'High', 'Moderate A', 'Moderate B', 'Low', NA]
const vulnerability = ['Very high', 'High', 'Moderate', 'Low', 'Very low', NA]
const floodSides = ['Upstream', 'Downstream', NA]

type HazardKey =
  | 'seismic_zone'
  | 'cyclone_zone'
  | 'flood_zone'
  | 'landslide_zone'
  | 'nature_of_building'
  | 'type_of_structure'
  | 'function_of_use'
  | 'height_of_building'
  | 'type_of_foundation'
  | 'horizontal_floor_type'
  | 'concrete_grade'
  | 'steel_grade'
  | 'seismic_zone_earthquake'
  | 'soil_slope_landslide_vulnerable'
  | 'flood_prone_area'
  | 'urban_floods'
  | 'downstream'
  | 'environment_exposure'
  | 'tsunami'
  | 'wind_cyclones'
  | 'coastal_regulatory_zone'

const hazard = <K extends HazardKey>(group: string, key: K, label: string, options: readonly string[]): Field<K> => ({
  key,
  label,
  group,
  kind: 'select',
  options,
})

/** The hazard block of NDMA's guidelines; its options are the usual answers and never closed (domain §6). */
export const hazardFields = [
  hazard(HAZARD, 'seismic_zone', 'Seismic Zone', seismicZones),
  hazard(HAZARD, 'cyclone_zone', 'Cyclone Zone', damageRisk),
  hazard(HAZARD, 'flood_zone', 'Flood Zone', yesNo),
  hazard(HAZARD, 'landslide_zone', 'Landslide Zone', vulnerability),
  hazard(NDMA, 'nature_of_building', 'Nature of Building', ['Standalone', 'Part of a building', 'Wing/Tower', NA]),
  hazard(NDMA, 'type_of_structure', 'Type of Structure', ['RCC framed', 'Load bearing', 'Steel', 'Composite', 'Tin shed', NA]),
  hazard(NDMA, 'function_of_use', 'Function of Use', ['Residential', 'Non-residential', 'Critical/lifeline', NA]),
  hazard(NDMA, 'height_of_building', 'Height of Building', ['Below 15 m', '15–45 m', 'Above 45 m', NA]),
  hazard(NDMA, 'type_of_foundation', 'Type of Foundation', [
    'Isolated',
    'Interconnected',
    'Raft',
    'Pile',
    'Stepped/combined',
    'Not able to assess',
    NA,
  ]),
  hazard(NDMA, 'horizontal_floor_type', 'Horizontal Floor Type', ['Beams and slabs', 'Waffle', 'Ribbed', 'Flat slab with drops', NA]),
  hazard(NDMA, 'concrete_grade', 'Concrete Grade', ['M15', 'M20', 'M25', 'M30', 'M35', 'M40', 'M45', 'Not able to assess', NA]),
  hazard(NDMA, 'steel_grade', 'Steel Grade', ['Fe 415', 'Fe 500', 'Fe 550D', 'Not able to assess', NA]),
  hazard(NDMA, 'seismic_zone_earthquake', 'Seismic Zone (Earthquake)', seismicZones),
  hazard(NDMA, 'soil_slope_landslide_vulnerable', 'Soil Slope Vulnerable to Landslide', vulnerability),
  hazard(NDMA, 'flood_prone_area', 'Flood Prone Area', yesNo),
  hazard(NDMA, 'urban_floods', 'Urban Floods', floodSides),
  hazard(NDMA, 'downstream', 'Downstream', floodSides),
  hazard(NDMA, 'environment_exposure', 'Environment Exposure', ['Mild', 'Moderate', 'Severe', 'Very severe', 'Extreme', NA]),
  hazard(NDMA, 'tsunami', 'Tsunami', yesNo),
  hazard(NDMA, 'wind_cyclones', 'Wind and Cyclones', damageRisk),
  hazard(NDMA, 'coastal_regulatory_zone', 'Coastal Regulatory Zone', ['CRZ I', 'CRZ II', 'CRZ III', 'CRZ IV', NA]),
]
