import { createRoot } from 'react-dom/client'
import { applyTheme } from '../admin/shell/theme.ts'
import { drawStaffArea } from './staff-area.tsx'
import '../admin/staff.css'

applyTheme()
const element = document.getElementById('root')
if (element) drawStaffArea(createRoot(element))
